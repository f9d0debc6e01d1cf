//! The JSON interface from outside: what it promises, and what it refuses.

mod backups;
mod client;
mod damage;
mod openapi;
mod people;
mod promises;
mod refusals;
mod repeats;
