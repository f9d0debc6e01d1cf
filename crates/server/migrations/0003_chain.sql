-- Entries are chained by hashes, and a table knows how many there are and the last hash, so that an entry which is lost
-- or changed is noticed. What older files hold is chained when the file is opened.
alter table entries add column hash blob;
alter table tables add column entries integer not null default 0;
alter table tables add column head blob;
