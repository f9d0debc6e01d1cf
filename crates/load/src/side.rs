//! A server with one of two worlds.

use crate::{
    client::{Server, free_address},
    run::Folder,
};
use std::{net::SocketAddr, path::PathBuf};

/// A server with one of the two worlds.
pub struct Side {
    _server: Server,
    pub address: SocketAddr,
    pub data: PathBuf,
}

impl Side {
    /// Starts it with a data file of this name.
    pub async fn open(folder: &Folder, name: &str) -> Result<Self, String> {
        let (address, data) = (free_address()?, folder.0.join(name));
        let (server, _) = Server::start(&data, address).await?;
        Ok(Self {
            _server: server,
            address,
            data,
        })
    }
}
