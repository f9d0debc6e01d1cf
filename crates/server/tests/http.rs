//! The JSON interface from outside: what it promises, and what it refuses.

mod backups;
mod bodies;
mod chain;
mod chosen;
mod client;
mod crowds;
mod damage;
mod doors;
mod endless;
mod files;
mod joins;
mod openapi;
mod operating;
mod people;
mod promises;
mod refusals;
mod repeats;
mod rights;
mod rules;
mod sessions;
mod spoken;
mod standing;
mod upgrade;
