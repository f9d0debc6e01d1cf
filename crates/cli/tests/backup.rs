//! `stolik backup` from outside: a copy of a table that is being played, checked, and served again.

use crate::common::Desk;
use serde_json::{Value, json};
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Stdio},
};

/// `stolik serve` on a free port.
struct Table {
    child: Child,
    address: String,
}

impl Table {
    fn open(desk: &Desk, data: &str) -> Self {
        let mut child = desk
            .command(env!("CARGO_BIN_EXE_stolik"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data", data])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let said = child.stdout.as_mut().expect("its words");
        BufReader::new(said)
            .read_line(&mut line)
            .expect("it tells its address");
        let address = line.trim().rsplit("//").next().expect("an address");
        Self {
            address: address.to_owned(),
            child,
        }
    }

    fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> Value {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        let body = body.to_string();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {token}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let from = answer.find("\r\n\r\n").expect("a head") + 4;
        serde_json::from_str(&answer[from..]).unwrap_or_else(|_| panic!("{answer}"))
    }

    /// Makes so many actions of a game for one.
    fn play(&self, table: &str, token: &str, actions: usize) {
        for _ in 0..actions {
            let legal = self.ask("GET", &format!("{table}/legal"), token, &Value::Null);
            if let Some(action) = legal["actions"][0]["notation"].as_str() {
                let body = json!({ "decision": legal["decision"], "action": action });
                let made = self.ask("POST", &format!("{table}/act"), token, &body);
                assert_eq!(made["ok"], true, "{made}");
            }
        }
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_copy_of_an_open_table_is_checked_and_served_again() {
    let desk = Desk::new();
    let open = Table::open(&desk, "evening.db");
    let guest = open.ask("POST", "/api/guest", "", &json!({ "name": "Ann" }));
    let token = guest["token"].as_str().expect("a token");
    let wish = json!({ "game": "kingsburg", "seats": ["me", "random"] });
    let made = open.ask("POST", "/api/tables", token, &wish);
    let table = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    open.play(&table, token, 10);

    let copied = desk.run("backup copy.db --data evening.db --json");
    assert_eq!(copied.code, 0, "{}", copied.err);
    let found: Value = serde_json::from_str(&copied.out).expect("a document");
    assert_eq!(
        (&found["tables"], &found["unreadable"]),
        (&json!(1), &json!([]))
    );
    assert_eq!(
        desk.run("backup copy.db --data evening.db").code,
        2,
        "nothing is overwritten"
    );
    assert_eq!(desk.run("backup copy.db --check").code, 0);
    assert_eq!(desk.run("backup nowhere.db --check").code, 2);

    drop(open);
    let again = Table::open(&desk, "copy.db");
    let state = again.ask("GET", &table, token, &Value::Null);
    assert_eq!(state["stage"], "playing", "{state}");
    again.play(&table, token, 3);

    std::fs::write(desk.folder.join("broken.db"), "not a database, only words").expect("a file");
    let broken = desk.run("backup broken.db --check");
    assert_eq!(broken.code, 2, "{}", broken.out);
}
