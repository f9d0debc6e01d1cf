//! Component files that somebody changed: refused with file and field, or every game with them keeps its invariants.
//!
//! `STOLIK_COMPONENTS=1000 cargo test -p cli --test main components` tries a thousand changes instead of a few.

use crate::common::Desk;
use bots::Random;
use std::{env, fs};

/// Values that a mistake could bring in.
const VALUES: [&str; 16] = [
    "0", "1", "2", "3", "5", "8", "12", "20", "40", "99", "127", "128", "200", "255", "256", "-1",
];

/// The text with one number, line or pair of lines changed.
fn changed(text: &str, random: &mut Random) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let (at, other) = (random.pick(lines.len()), random.pick(lines.len()));
    let is_number = |word: &&str| {
        word.trim_end_matches([',', ']', '}'])
            .parse::<i64>()
            .is_ok()
    };
    let with_numbers: Vec<usize> = (0..lines.len())
        .filter(|&at| {
            !lines[at].starts_with('#') && lines[at].split(' ').any(|word| is_number(&word))
        })
        .collect();
    match random.pick(6) {
        0 => drop(lines.remove(at)),
        1 => {
            let line = lines[other].clone();
            lines[at] = line;
        }
        2 => lines.swap(at, other),
        _ if with_numbers.is_empty() => drop(lines.remove(at)),
        _ => {
            let line = &mut lines[with_numbers[random.pick(with_numbers.len())]];
            let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
            let places: Vec<usize> = (0..words.len())
                .filter(|&at| is_number(&words[at].as_str()))
                .collect();
            let place = places[random.pick(places.len())];
            let mut words = words;
            let end = words[place]
                .trim_start_matches(|c: char| c == '-' || c.is_ascii_digit())
                .to_owned();
            words[place] = format!("{}{end}", VALUES[random.pick(VALUES.len())]);
            *line = words.join(" ");
        }
    }
    lines.join("\n")
}

#[test]
fn changed_component_files_are_refused_or_played_with() {
    let tries = env::var("STOLIK_COMPONENTS").ok();
    let tries = tries.and_then(|text| text.parse().ok()).unwrap_or(6);
    let desk = Desk::new();
    let mut random = Random::new(9);
    for game in catalog::GAMES {
        let (id, files) = (game.id(), game.components().embedded());
        let folder = desk.folder.join("changed").join(id);
        for _ in 0..tries {
            let (name, text) = files[random.pick(files.len())];
            let text = changed(text, &mut random);
            fs::create_dir_all(&folder).expect("a folder");
            fs::write(folder.join(name), &text).expect("a file");
            let run = desk.run(&format!(
                "--components changed soak {id} --games 8 --threads 1"
            ));
            match run.code {
                0 => {}
                // What does not fit may be told of another file that refers to it.
                2 => run.one_line(&[".toml"]),
                code => panic!("{id} {name}: exit {code} {} {}\n{text}", run.out, run.err),
            }
            fs::remove_dir_all(desk.folder.join("changed")).expect("the folder goes");
        }
    }
}

#[test]
fn rules_say_which_numbers_are_others_and_which_are_not_known() {
    let desk = Desk::new();
    let game = catalog::find("kingsburg").expect("a game");
    let (name, text) = game.components().embedded()[0];
    assert_eq!(name, "advisors.toml");
    let corrected = text.replacen("options = [{ vp = 1 }]", "options = [{ vp = 4 }]", 1);
    assert_ne!(corrected, text);
    let folder = desk.folder.join("mine/kingsburg");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join(name), corrected).expect("a file");
    let changed = [
        "advisors.toml",
        "advisor jester",
        "{ vp = 4 }",
        "{ vp = 1 }",
    ];
    for command in ["rules kingsburg", "rules kingsburg KB-6.1"] {
        let plain = desk.run(&format!("{command} --lang en")).ok().out;
        assert!(!plain.contains("advisor jester"), "{plain}");
        let run = desk
            .run(&format!("--components mine {command} --lang en"))
            .ok();
        for words in changed {
            assert!(run.out.contains(words), "'{words}' is not in: {}", run.out);
        }
    }
    let report = desk.json("--components mine rules kingsburg KB-6.1 --json");
    let change = &report["components"][0]["changes"][0];
    assert_eq!(change["row"], "advisor jester");
    assert_eq!(
        (&change["printed"], &change["in_use"]),
        (&"[{ vp = 1 }]".into(), &"[{ vp = 4 }]".into())
    );
    // What could not be looked up is marked, also without corrections.
    let plain = desk.run("rules great-wall --lang pl").ok().out;
    assert!(plain.contains("zostały odtworzone") && plain.contains("advisors.toml"));
}

#[test]
fn rules_are_plain_text_with_tables_in_columns() {
    let desk = Desk::new();
    for game in catalog::GAMES {
        let text = desk.run(&format!("rules {}", game.id())).ok().out;
        for mark in ["|--", "**", "`"] {
            assert!(!text.contains(mark), "{}: '{mark}'", game.id());
        }
        assert!(
            text.lines().all(|line| !line.starts_with('|')),
            "{}",
            game.id()
        );
    }
}
