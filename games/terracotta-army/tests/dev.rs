use table::scenario;
#[test]
fn scenarios() {
    let mut failed = 0;
    let mut n = 0;
    let mut cited = std::collections::BTreeSet::new();
    for entry in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios")).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap().replacen("game terracotta-army", "", 1);
        for scenario in scenario::parse(&text).unwrap() {
            n += 1;
            cited.extend(scenario.rules.clone());
            if let Err(e) = scenario.run::<terracotta_army::TerracottaArmy>() {
                failed += 1;
                println!("{}: '{}' {e}", path.file_name().unwrap().display(), scenario.title);
            }
        }
    }
    println!("{n} scenarios, {failed} failed");
    for (chapter, last) in [(1, 13), (2, 16), (3, 2), (4, 15), (5, 13), (6, 19), (7, 16), (8, 12), (9, 11), (10, 9), (11, 7), (12, 14), (13, 11), (14, 1), (15, 8), (16, 2)] {
        for rule in 1..=last {
            let id = format!("TA-{chapter}.{rule}");
            if !cited.contains(&id) { println!("uncited {id}"); failed += 1; }
        }
    }
    for ex in 1..=9 { let id = format!("TA-EX-{ex}"); if !cited.contains(&id) { println!("uncited {id}"); failed += 1; } }
    for ex in 1..=17 { let id = format!("TA-AV-{ex}"); if !cited.contains(&id) { println!("uncited {id}"); failed += 1; } }
    assert_eq!(failed, 0);
}
