-- Everything that happens at a table is a row of `entries`; the other columns of `tables` and the rows of `seats` are
-- an index for lists and can be made again from the log.
create table accounts (
    id text primary key,
    name text not null,
    password text,
    created integer not null,
    lang text,
    theme text
);
create unique index accounts_with_password on accounts (name collate nocase) where password is not null;

-- A browser or a program that is somebody. Only the hash of its secret is kept.
create table sessions (
    hash text primary key,
    account text not null references accounts (id),
    kind text not null,
    label text not null,
    created integer not null
);
create index sessions_by_account on sessions (account);

create table tables (
    id text primary key,
    game text not null,
    rules integer not null,
    components text not null,
    setup text not null,
    host text not null references accounts (id),
    spectators integer not null,
    listed integer not null,
    created integer not null,
    changed integer not null,
    stage text not null,
    waiting integer not null,
    bot_waits integer not null
);
create index tables_open on tables (changed) where stage = 'open' and listed = 1;
create index tables_bots on tables (changed) where bot_waits = 1;

create table seats (
    table_id text not null references tables (id),
    seat integer not null,
    account text not null references accounts (id),
    primary key (table_id, seat)
) without rowid;
create index seats_by_account on seats (account);

create table entries (
    table_id text not null references tables (id),
    number integer not null,
    at integer not null,
    entry text not null,
    primary key (table_id, number)
) without rowid;

create table chat (
    table_id text not null references tables (id),
    number integer not null,
    at integer not null,
    name text not null,
    text text not null,
    primary key (table_id, number)
) without rowid;

create table invites (
    token text primary key,
    table_id text not null references tables (id),
    seat integer,
    created integer not null,
    revoked integer not null default 0
);
create index invites_by_table on invites (table_id);
