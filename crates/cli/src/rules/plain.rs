//! Markdown of a rulebook for a terminal: tables in columns, marks of emphasis left out.

/// The text as a terminal shows it best.
pub fn plain(markdown: &str) -> String {
    let mut out = String::new();
    let mut table: Vec<Vec<String>> = Vec::new();
    for line in markdown.lines() {
        match cells(line) {
            Some(row) => table.push(row),
            None => {
                put_table(&mut table, &mut out);
                out.push_str(&without_marks(line));
                out.push('\n');
            }
        }
    }
    put_table(&mut table, &mut out);
    out.truncate(out.trim_end().len());
    out
}

/// The cells of a row of a table.
fn cells(line: &str) -> Option<Vec<String>> {
    let inner = line.trim().strip_prefix('|')?;
    let inner = inner.strip_suffix('|').unwrap_or(inner);
    let cells = inner.split('|').map(|cell| without_marks(cell.trim()));
    Some(cells.collect())
}

/// The line under the heading of a table.
fn is_rule(row: &[String]) -> bool {
    row.iter().all(|cell| {
        cell.contains('-') && cell.bytes().all(|byte| matches!(byte, b'-' | b':' | b' '))
    })
}

fn put_table(rows: &mut Vec<Vec<String>>, out: &mut String) {
    let width = |text: &str| text.chars().count();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns)
        .map(|column| {
            let cells = rows.iter().filter(|row| !is_rule(row));
            let cells = cells.filter_map(|row| row.get(column));
            cells.map(|cell| width(cell)).max().unwrap_or(0)
        })
        .collect();
    for row in rows.drain(..) {
        let line: Vec<String> = if is_rule(&row) {
            widths.iter().map(|&n| "-".repeat(n)).collect()
        } else {
            let cells = row.iter().zip(&widths);
            cells.map(|(cell, &n)| format!("{cell:<n$}")).collect()
        };
        out.push_str(line.join("  ").trim_end());
        out.push('\n');
    }
}

fn without_marks(text: &str) -> String {
    text.replace("**", "").replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_stand_in_columns_and_marks_are_gone() {
        let text = "# Title\n\n| Where | What |\n|---|:--|\n| Łódź | **two** |\n| A | `one` and more |\n\n**XX-1.1** Words.\n";
        let wanted = "# Title\n\nWhere  What\n-----  ------------\nŁódź   two\nA      one and more\n\nXX-1.1 Words.";
        assert_eq!(plain(text), wanted);
    }
}
