//! Modules form no cycle: what is below names nothing above. Read from the `use crate::` lines of the sources.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The layers of the server, the lowest first; those of one line do not name each other.
const LAYERS: [&[&str]; 6] = [
    &["store"],
    &["rooms"],
    &["ops"],
    &["live", "pages"],
    &["routes"],
    &["serving"],
];

type Graph = BTreeMap<String, BTreeSet<String>>;

/// Which module of the crate names which others, by the names of its top modules.
fn graph(sources: &Path) -> Graph {
    let mut graph = Graph::new();
    for entry in fs::read_dir(sources).expect("the sources") {
        let path = entry.expect("a file").path();
        let name = path
            .file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        let named = graph.entry(name.clone()).or_default();
        each_file(&path, &mut |text| named.extend(named_in(text)));
        named.remove(&name);
    }
    graph.remove("lib");
    graph
}

fn each_file(path: &Path, read: &mut impl FnMut(&str)) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("the sources") {
            each_file(&entry.expect("a file").path(), read);
        }
    } else if !path.ends_with("store/faults.rs") {
        // That one is a test of the whole house.
        read(&fs::read_to_string(path).expect("a source"));
    }
}

/// The top modules that a source names, without its tests.
fn named_in(text: &str) -> BTreeSet<String> {
    let (text, _) = text
        .split_once("#[cfg(test)]\nmod tests")
        .unwrap_or((text, ""));
    let mut found = BTreeSet::new();
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let code: String = lines.flat_map(|line| [line, "\n"]).collect();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        match rest.strip_prefix('{') {
            Some(list) => found.extend(listed(list)),
            None => {
                found.insert(word(rest));
            }
        }
    }
    found.remove("");
    found
}

/// The first names of a list in braces.
fn listed(list: &str) -> Vec<String> {
    let (mut depth, mut names, mut fresh) = (0, Vec::new(), true);
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => fresh = true,
            letter if fresh && !letter.is_whitespace() => {
                names.push(word(&list[at..]));
                fresh = false;
            }
            _ => {}
        }
    }
    names
}

fn word(text: &str) -> String {
    text.chars()
        .take_while(|letter| letter.is_alphanumeric() || *letter == '_')
        .collect()
}

/// A way that leads back to where it began.
fn cycle(graph: &Graph) -> Option<Vec<String>> {
    fn walk(graph: &Graph, way: &mut Vec<String>, done: &mut BTreeSet<String>) -> bool {
        let here = way.last().expect("a beginning").clone();
        for next in graph.get(&here).into_iter().flatten() {
            if let Some(at) = way.iter().position(|name| name == next) {
                way.drain(..at);
                way.push(next.clone());
                return true;
            }
            if !done.contains(next) {
                way.push(next.clone());
                if walk(graph, way, done) {
                    return true;
                }
            }
        }
        done.insert(here);
        way.pop();
        false
    }
    let mut done = BTreeSet::new();
    for name in graph.keys() {
        let mut way = vec![name.clone()];
        if !done.contains(name) && walk(graph, &mut way, &mut done) {
            return Some(way);
        }
    }
    None
}

#[test]
fn modules_form_no_cycle() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let graph = graph(&sources);
    assert!(graph["routes"].contains("ops"), "the lines are read");
    assert_eq!(cycle(&graph), None);
}

#[test]
fn what_is_below_names_nothing_above() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let graph = graph(&sources);
    for (height, layer) in LAYERS.iter().enumerate() {
        for module in *layer {
            for above in LAYERS[height + 1..].iter().copied().flatten() {
                assert!(!graph[*module].contains(*above), "{module} names {above}");
            }
        }
    }
}

#[test]
fn a_cycle_is_found() {
    let edge = |from: &str, to: &str| (from.to_owned(), BTreeSet::from([to.to_owned()]));
    let graph = Graph::from([edge("a", "b"), edge("b", "c"), edge("c", "b")]);
    assert_eq!(
        cycle(&graph),
        Some(["b", "c", "b"].map(str::to_owned).to_vec())
    );
    let text = "use crate::{\n    one::{Two, three},\n    four,\n};\nfn f() { crate::five::g() }\n";
    let found: Vec<String> = named_in(text).into_iter().collect();
    assert_eq!(found, ["five", "four", "one"]);
}
