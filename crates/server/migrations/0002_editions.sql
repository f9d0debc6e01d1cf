-- Component files that replaced embedded ones when tables were begun, so that these tables can go on without them.
create table editions (
    game text not null,
    rules integer not null,
    components text not null,
    files text not null,
    primary key (game, rules, components)
) without rowid;
