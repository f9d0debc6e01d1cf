-- A data file as version 0.1.0 of the program left it: a running table of each title, with its people and their tokens.
-- token Ann n0g68eb93d9kq4h0mea3yyc373r0v27n
-- token Brian e3cd8ykzbxx7cxmjbwyk2hxfntk4mmab
-- table kingsburg 56wvz42y2qnjrhr5 rules 1
-- table 7-wonders-dice 5e04g9a3hhw8szs3 rules 1
-- table terracotta-army t23s1vbyjb73p33b rules 1
-- table simurgh 50j9324j7zshhpz5 rules 2
-- table great-wall kten6d6xgd7qfyzb rules 2
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'first','2026-11-18 01:29:54',1,X'6AE7440606650CC1FBFF05509A93C795CFC3C4905655DF17B0D201C592D122640010F7DED355140BE44F163D8BA81F69',11670869);
CREATE TABLE accounts (
    id text primary key,
    name text not null,
    password text,
    created integer not null,
    lang text,
    theme text
);
INSERT INTO "accounts" VALUES('mmcxz30xwzhz2q1d','Ann',NULL,1794965412,'en','light');
INSERT INTO "accounts" VALUES('7gf67da8vy5ezvq3','Brian',NULL,1794965412,'en','light');
CREATE TABLE chat (
    table_id text not null references tables (id),
    number integer not null,
    at integer not null,
    name text not null,
    text text not null,
    primary key (table_id, number)
) without rowid;
CREATE TABLE entries (
    table_id text not null references tables (id),
    number integer not null,
    at integer not null,
    entry text not null,
    primary key (table_id, number)
) without rowid;
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',0,1794965413,'{"hold":{"seat":1,"holder":{"person":{"account":"mmcxz30xwzhz2q1d","name":"Ann"}}}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',1,1794965413,'{"hold":{"seat":2,"holder":"open"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',2,1794965413,'{"hold":{"seat":2,"holder":{"person":{"account":"7gf67da8vy5ezvq3","name":"Brian"}}}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',3,1794965413,'{"start":{"origin":{"seed":"f1bf4baaf5cd8e599a0ccac1695fcacadbb874806816d3540647041c0c186160"}}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',4,1794965413,'{"act":{"seat":2,"decision":0,"action":"place dragonrider academy"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',5,1794965413,'{"act":{"seat":2,"decision":1,"action":"use shepherd C"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',6,1794965413,'{"act":{"seat":2,"decision":2,"action":"gain 2 stone"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',7,1794965413,'{"act":{"seat":2,"decision":3,"action":"end"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',8,1794965413,'{"act":{"seat":1,"decision":0,"action":"lay production-8 4"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',9,1794965413,'{"act":{"seat":1,"decision":1,"action":"place dragonrider production-8.c"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',10,1794965413,'{"act":{"seat":1,"decision":2,"action":"gain 1 wood + 2 stone"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',11,1794965413,'{"act":{"seat":1,"decision":3,"action":"use gardener A"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',12,1794965413,'{"act":{"seat":1,"decision":4,"action":"use gardener B"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',13,1794965413,'{"act":{"seat":1,"decision":5,"action":"end"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',14,1794965413,'{"act":{"seat":2,"decision":4,"action":"place spearman library"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',15,1794965413,'{"act":{"seat":2,"decision":5,"action":"end"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',16,1794965413,'{"act":{"seat":1,"decision":6,"action":"lay power-33 1"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',17,1794965413,'{"act":{"seat":1,"decision":7,"action":"gain 1 wood"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',18,1794965413,'{"act":{"seat":1,"decision":8,"action":"end"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',19,1794965413,'{"act":{"seat":2,"decision":6,"action":"retreat"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',20,1794965413,'{"act":{"seat":2,"decision":7,"action":"back dragonrider academy"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',21,1794965413,'{"act":{"seat":2,"decision":8,"action":"end"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',22,1794965413,'{"act":{"seat":1,"decision":9,"action":"retreat"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',23,1794965413,'{"act":{"seat":1,"decision":10,"action":"back spearman power-33.a"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',24,1794965413,'{"act":{"seat":1,"decision":11,"action":"end"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',25,1794965413,'{"act":{"seat":2,"decision":9,"action":"lay research-15 2"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',26,1794965413,'{"act":{"seat":2,"decision":10,"action":"gain 1 vegetable"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',27,1794965413,'{"act":{"seat":2,"decision":11,"action":"use shepherd A"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',28,1794965413,'{"act":{"seat":2,"decision":12,"action":"place dragonrider research-15.a"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',29,1794965413,'{"act":{"seat":2,"decision":13,"action":"end"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',30,1794965413,'{"act":{"seat":2,"decision":14,"action":"drop weapon"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',31,1794965413,'{"act":{"seat":2,"decision":15,"action":"drop stone"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',32,1794965413,'{"act":{"seat":2,"decision":16,"action":"drop vegetable"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',33,1794965413,'{"act":{"seat":2,"decision":17,"action":"drop meat"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',34,1794965413,'{"act":{"seat":2,"decision":18,"action":"drop wisdom"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',35,1794965413,'{"act":{"seat":2,"decision":19,"action":"drop stone"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',36,1794965413,'{"act":{"seat":2,"decision":20,"action":"drop wood"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',37,1794965413,'{"act":{"seat":1,"decision":12,"action":"place spearman armory"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',38,1794965413,'{"act":{"seat":1,"decision":13,"action":"end"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',39,1794965415,'{"act":{"seat":2,"decision":21,"action":"retreat"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',40,1794965415,'{"act":{"seat":2,"decision":22,"action":"end"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',41,1794965415,'{"act":{"seat":1,"decision":14,"action":"retreat"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',42,1794965415,'{"act":{"seat":1,"decision":15,"action":"back dragonrider production-8.c"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',43,1794965415,'{"act":{"seat":1,"decision":16,"action":"end"}}');
INSERT INTO "entries" VALUES('50j9324j7zshhpz5',44,1794965415,'{"act":{"seat":2,"decision":23,"action":"lay production-10 3"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',0,1794965412,'{"hold":{"seat":1,"holder":{"person":{"account":"mmcxz30xwzhz2q1d","name":"Ann"}}}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',1,1794965412,'{"hold":{"seat":2,"holder":"open"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',2,1794965412,'{"hold":{"seat":2,"holder":{"person":{"account":"7gf67da8vy5ezvq3","name":"Brian"}}}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',3,1794965412,'{"start":{"origin":{"seed":"05cf24ead720c2115dcb427281f16d224e991b6835ba4e4e6898c7df95c57b26"}}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',4,1794965412,'{"act":{"seat":2,"decision":0,"action":"take gold"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',5,1794965412,'{"act":{"seat":1,"decision":0,"action":"take wood"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',6,1794965412,'{"act":{"seat":2,"decision":1,"action":"place 1+4 sergeant"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',7,1794965412,'{"act":{"seat":1,"decision":1,"action":"place 4 merchant"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',8,1794965412,'{"act":{"seat":2,"decision":2,"action":"pass"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',9,1794965412,'{"act":{"seat":1,"decision":2,"action":"place 1 jester"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',10,1794965412,'{"act":{"seat":1,"decision":3,"action":"pass"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',11,1794965412,'{"act":{"seat":1,"decision":4,"action":"take wood"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',12,1794965412,'{"act":{"seat":1,"decision":5,"action":"pass"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',13,1794965412,'{"act":{"seat":1,"decision":6,"action":"pass"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',14,1794965412,'{"act":{"seat":2,"decision":3,"action":"place 6 alchemist"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',15,1794965412,'{"act":{"seat":2,"decision":4,"action":"place 3 architect"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',16,1794965412,'{"act":{"seat":2,"decision":5,"action":"decline"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',17,1794965412,'{"act":{"seat":1,"decision":7,"action":"build palisade"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',18,1794965412,'{"act":{"seat":2,"decision":6,"action":"build barricade"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',19,1794965412,'{"act":{"seat":2,"decision":7,"action":"pass"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',20,1794965412,'{"act":{"seat":1,"decision":8,"action":"place 3+4 astronomer envoy"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',21,1794965412,'{"act":{"seat":1,"decision":9,"action":"pass"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',22,1794965412,'{"act":{"seat":1,"decision":10,"action":"take stone"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',23,1794965412,'{"act":{"seat":2,"decision":8,"action":"take gold"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',24,1794965412,'{"act":{"seat":1,"decision":11,"action":"take stone"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',25,1794965412,'{"act":{"seat":2,"decision":9,"action":"place 1+2 architect"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',26,1794965412,'{"act":{"seat":1,"decision":12,"action":"place 1+4 sergeant"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',27,1794965412,'{"act":{"seat":2,"decision":10,"action":"pass"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',28,1794965412,'{"act":{"seat":1,"decision":13,"action":"place 2 squire"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',29,1794965412,'{"act":{"seat":2,"decision":11,"action":"pass"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',30,1794965412,'{"act":{"seat":1,"decision":14,"action":"pass"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',31,1794965412,'{"act":{"seat":2,"decision":12,"action":"place 1 jester"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',32,1794965412,'{"act":{"seat":1,"decision":15,"action":"place 2+6 treasurer"}}');
INSERT INTO "entries" VALUES('56wvz42y2qnjrhr5',33,1794965412,'{"act":{"seat":2,"decision":13,"action":"pass"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',0,1794965412,'{"hold":{"seat":1,"holder":{"person":{"account":"mmcxz30xwzhz2q1d","name":"Ann"}}}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',1,1794965412,'{"hold":{"seat":2,"holder":"open"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',2,1794965412,'{"hold":{"seat":2,"holder":{"person":{"account":"7gf67da8vy5ezvq3","name":"Brian"}}}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',3,1794965413,'{"start":{"origin":{"seed":"8b1831f6b2747116d7459e47611a73bef2b789cd42f21e7281844e1f71430afc"}}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',4,1794965413,'{"act":{"seat":1,"decision":0,"action":"build grey_3 wh_stone"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',5,1794965413,'{"act":{"seat":2,"decision":0,"action":"build grey_1 wh_stone"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',6,1794965413,'{"act":{"seat":1,"decision":1,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',7,1794965413,'{"act":{"seat":2,"decision":1,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',8,1794965413,'{"act":{"seat":1,"decision":2,"action":"build blue ag_b1"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',9,1794965413,'{"act":{"seat":2,"decision":2,"action":"build grey_3 wh_wood"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',10,1794965413,'{"act":{"seat":1,"decision":3,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',11,1794965413,'{"act":{"seat":2,"decision":3,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',12,1794965413,'{"act":{"seat":1,"decision":4,"action":"build yellow mk_a2"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',13,1794965413,'{"act":{"seat":2,"decision":4,"action":"build red bw_d1"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',14,1794965413,'{"act":{"seat":1,"decision":5,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',15,1794965413,'{"act":{"seat":2,"decision":5,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',16,1794965413,'{"act":{"seat":1,"decision":6,"action":"pass"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',17,1794965413,'{"act":{"seat":2,"decision":6,"action":"build red bw_d2"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',18,1794965413,'{"act":{"seat":1,"decision":7,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',19,1794965413,'{"act":{"seat":2,"decision":7,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',20,1794965413,'{"act":{"seat":1,"decision":8,"action":"build grey_1 wh_wood"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',21,1794965413,'{"act":{"seat":2,"decision":8,"action":"build red be_d1"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',22,1794965413,'{"act":{"seat":1,"decision":9,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',23,1794965413,'{"act":{"seat":2,"decision":9,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',24,1794965413,'{"act":{"seat":1,"decision":10,"action":"build red bw_a1"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',25,1794965413,'{"act":{"seat":2,"decision":10,"action":"build yellow mk_s1"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',26,1794965413,'{"act":{"seat":1,"decision":11,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',27,1794965413,'{"act":{"seat":2,"decision":11,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',28,1794965413,'{"act":{"seat":1,"decision":12,"action":"build yellow mk_a1"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',29,1794965413,'{"act":{"seat":2,"decision":12,"action":"build grey_2 wh_papyrus"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',30,1794965413,'{"act":{"seat":1,"decision":13,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',31,1794965413,'{"act":{"seat":2,"decision":13,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',32,1794965413,'{"act":{"seat":1,"decision":14,"action":"pass"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',33,1794965413,'{"act":{"seat":2,"decision":14,"action":"pass"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',34,1794965413,'{"act":{"seat":1,"decision":15,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',35,1794965413,'{"act":{"seat":2,"decision":15,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',36,1794965413,'{"act":{"seat":1,"decision":16,"action":"build green un_t1"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',37,1794965413,'{"act":{"seat":2,"decision":16,"action":"build red be_d2"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',38,1794965413,'{"act":{"seat":1,"decision":17,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',39,1794965413,'{"act":{"seat":2,"decision":17,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',40,1794965413,'{"act":{"seat":1,"decision":18,"action":"build red be_a1"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',41,1794965413,'{"act":{"seat":2,"decision":18,"action":"build grey_3 wh_glass"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',42,1794965413,'{"act":{"seat":1,"decision":19,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',43,1794965413,'{"act":{"seat":2,"decision":19,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',44,1794965413,'{"act":{"seat":1,"decision":20,"action":"build green un_g1"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',45,1794965413,'{"act":{"seat":2,"decision":20,"action":"wonder"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',46,1794965413,'{"act":{"seat":1,"decision":21,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',47,1794965413,'{"act":{"seat":2,"decision":21,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',48,1794965413,'{"act":{"seat":1,"decision":22,"action":"build red bw_a2"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',49,1794965413,'{"act":{"seat":2,"decision":22,"action":"wonder"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',50,1794965413,'{"act":{"seat":1,"decision":23,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',51,1794965413,'{"act":{"seat":2,"decision":23,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',52,1794965413,'{"act":{"seat":1,"decision":24,"action":"build grey_3 wh_clay"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',53,1794965413,'{"act":{"seat":2,"decision":24,"action":"build red bw_a1"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',54,1794965413,'{"act":{"seat":1,"decision":25,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',55,1794965413,'{"act":{"seat":2,"decision":25,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',56,1794965413,'{"act":{"seat":1,"decision":26,"action":"build red bw_a3"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',57,1794965413,'{"act":{"seat":2,"decision":26,"action":"pass"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',58,1794965413,'{"act":{"seat":1,"decision":27,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',59,1794965413,'{"act":{"seat":2,"decision":27,"action":"confirm"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',60,1794965413,'{"act":{"seat":1,"decision":28,"action":"wonder"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',61,1794965413,'{"act":{"seat":2,"decision":28,"action":"build yellow mk_c1"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',62,1794965413,'{"act":{"seat":1,"decision":29,"action":"decline"}}');
INSERT INTO "entries" VALUES('5e04g9a3hhw8szs3',63,1794965413,'{"act":{"seat":2,"decision":29,"action":"confirm"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',0,1794965415,'{"hold":{"seat":1,"holder":{"person":{"account":"mmcxz30xwzhz2q1d","name":"Ann"}}}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',1,1794965415,'{"hold":{"seat":2,"holder":"open"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',2,1794965415,'{"hold":{"seat":2,"holder":{"person":{"account":"7gf67da8vy5ezvq3","name":"Brian"}}}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',3,1794965415,'{"start":{"origin":{"seed":"e13826c0813469da2c3a5364006ad2f69297e65a8acbec8dcd7551ec0c96e266"}}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',4,1794965415,'{"act":{"seat":1,"decision":0,"action":"general mu_guiying"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',5,1794965415,'{"act":{"seat":2,"decision":0,"action":"general yu_yunwen"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',6,1794965415,'{"act":{"seat":1,"decision":1,"action":"active adv_38"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',7,1794965415,'{"act":{"seat":2,"decision":1,"action":"active adv_43"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',8,1794965415,'{"act":{"seat":1,"decision":2,"action":"command work_harder"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',9,1794965415,'{"act":{"seat":2,"decision":2,"action":"command work_harder"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',10,1794965415,'{"act":{"seat":1,"decision":3,"action":"space 2"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',11,1794965415,'{"act":{"seat":2,"decision":3,"action":"space 3"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',12,1794965415,'{"act":{"seat":1,"decision":4,"action":"pass"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',13,1794965415,'{"act":{"seat":2,"decision":4,"action":"play tac_audience"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',14,1794965415,'{"act":{"seat":2,"decision":5,"action":"stop"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',15,1794965415,'{"act":{"seat":2,"decision":6,"action":"from pool"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',16,1794965415,'{"act":{"seat":2,"decision":7,"action":"to logistics"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',17,1794965415,'{"act":{"seat":2,"decision":8,"action":"stop"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',18,1794965415,'{"act":{"seat":1,"decision":5,"action":"from pool"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',19,1794965415,'{"act":{"seat":1,"decision":6,"action":"to quarry"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',20,1794965415,'{"act":{"seat":1,"decision":7,"action":"stop"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',21,1794965415,'{"act":{"seat":2,"decision":9,"action":"pass"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',22,1794965415,'{"act":{"seat":1,"decision":8,"action":"pass"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',23,1794965415,'{"act":{"seat":1,"decision":9,"action":"from pool"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',24,1794965415,'{"act":{"seat":1,"decision":10,"action":"to tea_house"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',25,1794965415,'{"act":{"seat":1,"decision":11,"action":"stop"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',26,1794965415,'{"act":{"seat":2,"decision":10,"action":"from pool"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',27,1794965415,'{"act":{"seat":2,"decision":11,"action":"to barracks"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',28,1794965415,'{"act":{"seat":2,"decision":12,"action":"stop"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',29,1794965415,'{"act":{"seat":1,"decision":12,"action":"from gold_mine"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',30,1794965415,'{"act":{"seat":1,"decision":13,"action":"to academy"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',31,1794965415,'{"act":{"seat":1,"decision":14,"action":"from quarry"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',32,1794965415,'{"act":{"seat":1,"decision":15,"action":"to barracks"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',33,1794965415,'{"act":{"seat":1,"decision":16,"action":"stop"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',34,1794965415,'{"act":{"seat":2,"decision":13,"action":"pass"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',35,1794965415,'{"act":{"seat":1,"decision":17,"action":"pass"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',36,1794965415,'{"act":{"seat":2,"decision":14,"action":"stop"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',37,1794965415,'{"act":{"seat":1,"decision":18,"action":"from quarry"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',38,1794965415,'{"act":{"seat":1,"decision":19,"action":"to lumber_mill"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',39,1794965415,'{"act":{"seat":1,"decision":20,"action":"from tea_house"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',40,1794965415,'{"act":{"seat":1,"decision":21,"action":"to builders_camp"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',41,1794965415,'{"act":{"seat":2,"decision":15,"action":"from academy"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',42,1794965415,'{"act":{"seat":2,"decision":16,"action":"to logistics"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',43,1794965415,'{"act":{"seat":2,"decision":17,"action":"from barracks"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',44,1794965415,'{"act":{"seat":2,"decision":18,"action":"to tea_house"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',45,1794965415,'{"act":{"seat":2,"decision":19,"action":"wall right"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',46,1794965416,'{"act":{"seat":2,"decision":20,"action":"pay 2 1 0"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',47,1794965416,'{"act":{"seat":1,"decision":22,"action":"stop"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',48,1794965416,'{"act":{"seat":2,"decision":21,"action":"pass"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',49,1794965416,'{"act":{"seat":1,"decision":23,"action":"pass"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',50,1794965416,'{"act":{"seat":2,"decision":22,"action":"pass"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',51,1794965416,'{"act":{"seat":1,"decision":24,"action":"pass"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',52,1794965416,'{"act":{"seat":2,"decision":23,"action":"shame archer"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',53,1794965416,'{"act":{"seat":1,"decision":25,"action":"shame horseman"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',54,1794965416,'{"act":{"seat":2,"decision":24,"action":"discard tac_restless"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',55,1794965416,'{"act":{"seat":1,"decision":26,"action":"discard tac_spoils"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',56,1794965416,'{"act":{"seat":2,"decision":25,"action":"pass"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',57,1794965416,'{"act":{"seat":1,"decision":27,"action":"pass"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',58,1794965416,'{"act":{"seat":2,"decision":26,"action":"stop"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',59,1794965416,'{"act":{"seat":1,"decision":28,"action":"stop"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',60,1794965416,'{"act":{"seat":2,"decision":27,"action":"reclaim all"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',61,1794965416,'{"act":{"seat":1,"decision":29,"action":"reclaim all"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',62,1794965416,'{"act":{"seat":2,"decision":28,"action":"command economy"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',63,1794965416,'{"act":{"seat":1,"decision":30,"action":"command work_harder"}}');
INSERT INTO "entries" VALUES('kten6d6xgd7qfyzb',64,1794965416,'{"act":{"seat":2,"decision":29,"action":"space 2"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',0,1794965413,'{"hold":{"seat":1,"holder":{"person":{"account":"mmcxz30xwzhz2q1d","name":"Ann"}}}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',1,1794965413,'{"hold":{"seat":2,"holder":"open"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',2,1794965413,'{"hold":{"seat":2,"holder":{"person":{"account":"7gf67da8vy5ezvq3","name":"Brian"}}}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',3,1794965413,'{"start":{"origin":{"seed":"43d5c3d0719b38324f3e569037fb200072ff624c0330d30ae41c6f83c1b46ceb"}}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',4,1794965413,'{"act":{"seat":1,"decision":0,"action":"place craftsman 10"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',5,1794965413,'{"act":{"seat":1,"decision":1,"action":"coin"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',6,1794965413,'{"act":{"seat":1,"decision":2,"action":"perform"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',7,1794965413,'{"act":{"seat":2,"decision":0,"action":"place craftsman 7"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',8,1794965413,'{"act":{"seat":2,"decision":1,"action":"skip"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',9,1794965413,'{"act":{"seat":2,"decision":2,"action":"coin"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',10,1794965413,'{"act":{"seat":1,"decision":3,"action":"place craftsman 2"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',11,1794965413,'{"act":{"seat":1,"decision":4,"action":"clay"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',12,1794965413,'{"act":{"seat":1,"decision":5,"action":"skip"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',13,1794965413,'{"act":{"seat":1,"decision":6,"action":"perform"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',14,1794965413,'{"act":{"seat":2,"decision":3,"action":"place craftsman 1"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',15,1794965413,'{"act":{"seat":2,"decision":4,"action":"coin"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',16,1794965413,'{"act":{"seat":2,"decision":5,"action":"coin"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',17,1794965413,'{"act":{"seat":1,"decision":7,"action":"place craftsman 0"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',18,1794965413,'{"act":{"seat":1,"decision":8,"action":"coin"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',19,1794965413,'{"act":{"seat":1,"decision":9,"action":"coin"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',20,1794965413,'{"act":{"seat":1,"decision":10,"action":"perform"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',21,1794965413,'{"act":{"seat":2,"decision":6,"action":"place craftsman 5"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',22,1794965413,'{"act":{"seat":2,"decision":7,"action":"skip"}}');
INSERT INTO "entries" VALUES('t23s1vbyjb73p33b',23,1794965413,'{"act":{"seat":2,"decision":8,"action":"coin"}}');
CREATE TABLE invites (
    token text primary key,
    table_id text not null references tables (id),
    seat integer,
    created integer not null,
    revoked integer not null default 0
);
CREATE TABLE seats (
    table_id text not null references tables (id),
    seat integer not null,
    account text not null references accounts (id),
    primary key (table_id, seat)
) without rowid;
INSERT INTO "seats" VALUES('50j9324j7zshhpz5',1,'7gf67da8vy5ezvq3');
INSERT INTO "seats" VALUES('56wvz42y2qnjrhr5',1,'7gf67da8vy5ezvq3');
INSERT INTO "seats" VALUES('5e04g9a3hhw8szs3',1,'7gf67da8vy5ezvq3');
INSERT INTO "seats" VALUES('kten6d6xgd7qfyzb',1,'7gf67da8vy5ezvq3');
INSERT INTO "seats" VALUES('t23s1vbyjb73p33b',1,'7gf67da8vy5ezvq3');
INSERT INTO "seats" VALUES('50j9324j7zshhpz5',0,'mmcxz30xwzhz2q1d');
INSERT INTO "seats" VALUES('56wvz42y2qnjrhr5',0,'mmcxz30xwzhz2q1d');
INSERT INTO "seats" VALUES('5e04g9a3hhw8szs3',0,'mmcxz30xwzhz2q1d');
INSERT INTO "seats" VALUES('kten6d6xgd7qfyzb',0,'mmcxz30xwzhz2q1d');
INSERT INTO "seats" VALUES('t23s1vbyjb73p33b',0,'mmcxz30xwzhz2q1d');
CREATE TABLE sessions (
    hash text primary key,
    account text not null references accounts (id),
    kind text not null,
    label text not null,
    created integer not null
);
INSERT INTO "sessions" VALUES('7bae804f03583c888c930b072742043b3acde6b2b8cb47d186e6f62a82c6b474','mmcxz30xwzhz2q1d','browser','',1794965412);
INSERT INTO "sessions" VALUES('6eea3e344abe5097b86a44f054d235f7d273d3429d62d642205e34bd402b555b','7gf67da8vy5ezvq3','browser','',1794965412);
CREATE TABLE tables (
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
INSERT INTO "tables" VALUES('56wvz42y2qnjrhr5','kingsburg',1,'854b92a1d0c0b19a','{"players":2,"mode":"standard","options":{"queen_vp":"1"}}','mmcxz30xwzhz2q1d',1,0,1794965412,1794965412,'playing',1,0);
INSERT INTO "tables" VALUES('5e04g9a3hhw8szs3','7-wonders-dice',1,'40b020720ae3879a','{"players":2,"mode":"standard","options":{"cities":"deal"}}','mmcxz30xwzhz2q1d',1,0,1794965412,1794965413,'playing',1,0);
INSERT INTO "tables" VALUES('t23s1vbyjb73p33b','terracotta-army',1,'53338d163b105a7f','{"players":2,"mode":"standard","options":{}}','mmcxz30xwzhz2q1d',1,0,1794965413,1794965413,'playing',2,0);
INSERT INTO "tables" VALUES('50j9324j7zshhpz5','simurgh',2,'7f72da0acf46dfa0','{"players":2,"mode":"spearman","options":{"first_player":"random","length":"short","tie_break":"shared"}}','mmcxz30xwzhz2q1d',1,0,1794965413,1794965415,'playing',2,0);
INSERT INTO "tables" VALUES('kten6d6xgd7qfyzb','great-wall',2,'563df93b9540ce79','{"players":2,"mode":"standard2","options":{"both_advisors":"no","qin_start_honor":"0"}}','mmcxz30xwzhz2q1d',1,0,1794965415,1794965416,'playing',1,0);
CREATE UNIQUE INDEX accounts_with_password on accounts (name collate nocase) where password is not null;
CREATE INDEX sessions_by_account on sessions (account);
CREATE INDEX tables_open on tables (changed) where stage = 'open' and listed = 1;
CREATE INDEX tables_bots on tables (changed) where bot_waits = 1;
CREATE INDEX seats_by_account on seats (account);
CREATE INDEX invites_by_table on invites (table_id);
COMMIT;
