//! The web table from outside: by its JSON interface, in a browser, and under kills and faults.

mod browser;
mod http;
mod layers;
