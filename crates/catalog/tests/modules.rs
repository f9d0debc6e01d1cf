//! Inside a crate modules form no cycle: what is below names nothing above. Modules are the files and folders directly
//! under `src/`; what they name is read from their `crate::` and `super::` paths. The root (`lib.rs`, `main.rs`) is the
//! table of contents: what it takes over from a module belongs to that module, what it defines itself belongs to nobody.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Crates with a test of their own: the server's also keeps the order of its layers, and its tests of faults name what lies
/// above them.
const APART: &[&str] = &["server"];

/// Which modules a module names.
type Graph = BTreeMap<String, BTreeSet<String>>;

#[test]
fn modules_form_no_cycle() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut crates = vec![root.join("fuzz")];
    crates.extend(folders(&root.join("crates")));
    crates.extend(folders(&root.join("games")));
    let mut seen = Vec::new();
    let mut cycles = Vec::new();
    for folder in crates {
        let name = folder.file_name().expect("a folder").to_string_lossy();
        let src = folder.join("src");
        assert!(src.is_dir(), "{name}: no src/");
        if !APART.contains(&&*name)
            && let Some(cycle) = cycle(&graph(&src))
        {
            cycles.push(format!("{name}: {}", cycle.join(" -> ")));
        }
        seen.push(name.into_owned());
    }
    for name in APART {
        let is_known = seen.iter().any(|seen| seen == name);
        assert!(is_known, "there is no crate {name}");
    }
    assert!(cycles.is_empty(), "{}", cycles.join("\n"));
}

fn folders(parent: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(parent).expect("a folder");
    let mut found: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.join("Cargo.toml").is_file())
        .collect();
    found.sort();
    found
}

/// The modules of a crate and what they name.
fn graph(src: &Path) -> Graph {
    let mut files = Vec::new();
    rust_files(src, &mut files);
    // The module of each file and how deep it lies, with its text.
    let mut texts: Vec<(Vec<String>, String)> = Vec::new();
    for file in files {
        let path = file.strip_prefix(src).expect("it lies there");
        let mut module: Vec<String> = path
            .with_extension("")
            .iter()
            .map(|part| part.to_string_lossy().into_owned())
            .collect();
        module.retain(|part| part != "mod" && part != "lib" && part != "main");
        let text = fs::read_to_string(&file).expect("a file of text");
        texts.push((module, code(&text)));
    }
    let modules: BTreeSet<String> = texts
        .iter()
        .filter_map(|(module, _)| module.first().cloned())
        .collect();
    let roots = texts.iter().filter(|(module, _)| module.is_empty());
    let exports: BTreeMap<String, String> = roots
        .flat_map(|(_, text)| taken_over(text, &modules))
        .collect();
    let mut graph: Graph = modules
        .iter()
        .map(|module| (module.clone(), BTreeSet::new()))
        .collect();
    for (module, text) in &texts {
        let Some(own) = module.first() else { continue };
        for name in named(text, module.len()) {
            let target = if modules.contains(&name) {
                &name
            } else {
                match exports.get(&name) {
                    Some(target) => target,
                    None => continue,
                }
            };
            if target != own {
                let targets = graph.get_mut(own).expect("every module is there");
                targets.insert(target.clone());
            }
        }
    }
    graph
}

fn rust_files(folder: &Path, into: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            rust_files(&path, into);
        } else if path.extension().is_some_and(|end| end == "rs") {
            into.push(path);
        }
    }
}

/// The text without comments, and without its tests, which come last.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next();
    let lines = text.unwrap_or_default().lines();
    let lines = lines.map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

/// What a root takes over from its modules by `use`: the name and the module.
fn taken_over(text: &str, modules: &BTreeSet<String>) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for part in text.split("use ").skip(1) {
        let tree = part.split(';').next().unwrap_or_default();
        let tree = tree
            .trim_start_matches("self::")
            .trim_start_matches("crate::");
        for item in items(tree) {
            let module = first_segment(item);
            if modules.contains(module) {
                let names = leaves(item).into_iter();
                found.extend(names.map(|name| (name, module.to_owned())));
            }
        }
    }
    found
}

/// The names directly under the crate that a text of a module so deep names.
fn named(text: &str, depth: usize) -> BTreeSet<String> {
    let above = "super::".repeat(depth);
    let mut names = BTreeSet::new();
    for start in ["crate::", &above] {
        for (at, _) in text.match_indices(start) {
            let before = text[..at].chars().next_back();
            let is_path =
                before.is_none_or(|sign| !sign.is_alphanumeric() && !"_$:".contains(sign));
            if !is_path {
                continue;
            }
            let tree = &text[at + start.len()..];
            let firsts = items(tree).into_iter().map(first_segment);
            names.extend(firsts.filter(|name| !name.is_empty()).map(str::to_owned));
        }
    }
    names
}

/// The alternatives of a use tree: those in its braces, or itself.
fn items(tree: &str) -> Vec<&str> {
    let Some(inner) = tree.trim_start().strip_prefix('{') else {
        return vec![tree.trim_start()];
    };
    let (mut depth, mut start, mut found) = (0, 0, Vec::new());
    for (at, sign) in inner.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' if depth == 0 => {
                found.push(inner[start..at].trim());
                break;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push(inner[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    found
}

/// The first name of a path.
fn first_segment(path: &str) -> &str {
    let end = path.find(|sign: char| !sign.is_alphanumeric() && sign != '_');
    &path[..end.unwrap_or(path.len())]
}

/// The names that a use tree brings in.
fn leaves(tree: &str) -> Vec<String> {
    if let Some((_, name)) = tree.rsplit_once(" as ").filter(|_| !tree.contains('{')) {
        return vec![name.trim().to_owned()];
    }
    match tree.split_once("::") {
        Some((_, rest)) => items(rest).into_iter().flat_map(leaves).collect(),
        None => vec![first_segment(tree).to_owned()],
    }
}

/// A cycle, if there is one, from a module back to itself.
fn cycle(graph: &Graph) -> Option<Vec<String>> {
    let mut done = BTreeSet::new();
    graph
        .keys()
        .find_map(|module| walk(graph, module, &mut Vec::new(), &mut done))
}

fn walk(
    graph: &Graph,
    module: &str,
    path: &mut Vec<String>,
    done: &mut BTreeSet<String>,
) -> Option<Vec<String>> {
    if let Some(at) = path.iter().position(|known| known == module) {
        let mut cycle = path[at..].to_vec();
        cycle.push(module.to_owned());
        return Some(cycle);
    }
    if !done.insert(module.to_owned()) {
        return None;
    }
    path.push(module.to_owned());
    let found = graph[module]
        .iter()
        .find_map(|next| walk(graph, next, path, done));
    path.pop();
    found
}

#[test]
fn paths_are_read_as_the_compiler_reads_them() {
    let named = |text: &str, depth| named(&code(text), depth).into_iter().collect::<Vec<_>>();
    let text = "use crate::{a::{B, C}, d,\n  E as F};\nfn f() { crate::g::h() } // crate::i\n\
        $crate::j!();\n#[cfg(test)]\nmod tests {\n use crate::k; }";
    assert_eq!(named(text, 1), ["E", "a", "d", "g"]);
    assert_eq!(
        named("use super::a;\nuse super::super::b;", 1),
        ["a", "super"]
    );
    assert_eq!(named("use super::a;\nuse super::super::b;", 2), ["b"]);
    let modules = ["a", "b"].map(str::to_owned).into();
    let taken = taken_over(
        "pub use a::{B, c::{D, E}};\nuse b::F as G;\nuse x::H;",
        &modules,
    );
    let taken: Vec<String> = taken
        .iter()
        .map(|(name, of)| format!("{name} {of}"))
        .collect();
    assert_eq!(taken, ["B a", "D a", "E a", "G b"]);
}

#[test]
fn a_cycle_is_found_and_told() {
    let graph = |edges: &[(&str, &str)]| {
        let mut graph = Graph::new();
        for (from, to) in edges {
            graph.entry((*to).to_owned()).or_default();
            let targets = graph.entry((*from).to_owned()).or_default();
            targets.insert((*to).to_owned());
        }
        graph
    };
    assert_eq!(cycle(&graph(&[("a", "b"), ("b", "c"), ("a", "c")])), None);
    let found = cycle(&graph(&[("a", "b"), ("b", "c"), ("c", "b")])).unwrap();
    assert_eq!(found, ["b", "c", "b"]);
}
