//! The JSON interface from outside: what it promises, and what it refuses.

mod backups;
mod bodies;
mod client;
mod crowds;
mod damage;
mod doors;
mod openapi;
mod people;
mod promises;
mod refusals;
mod repeats;
mod sessions;
mod spoken;
mod standing;
mod upgrade;
