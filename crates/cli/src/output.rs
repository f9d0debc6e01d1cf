//! What goes to standard output: text for people, or one JSON document.

use crate::stop::Stop;
use serde::Serialize;
use std::io::{self, BufWriter, Write};

/// Standard output, and what is wanted there.
pub struct Output<W: Write> {
    writer: BufWriter<W>,
    /// Whether one JSON document is wanted instead of text.
    pub json: bool,
}

impl<W: Write> Output<W> {
    /// Output that goes here.
    pub fn new(writer: W) -> Self {
        Self {
            writer: BufWriter::new(writer),
            json: false,
        }
    }

    /// The JSON document.
    pub fn document(&mut self, value: &impl Serialize) -> Result<(), Stop> {
        let text = serde_json::to_string_pretty(value).expect("documents are plain data");
        writeln!(self.writer, "{text}")?;
        Ok(())
    }

    /// A line of text.
    pub fn line(&mut self, text: impl AsRef<str>) -> Result<(), Stop> {
        writeln!(self.writer, "{}", text.as_ref())?;
        Ok(())
    }

    /// Rows in columns; the first row is the heading. Columns after the first `left` ones are aligned to the right.
    pub fn table(&mut self, left: usize, rows: &[Vec<String>]) -> Result<(), Stop> {
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            let cells = rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for row in rows {
            let cells = row.iter().zip(&widths).enumerate();
            let cells: Vec<String> = cells
                .map(|(column, (cell, &width))| {
                    if column < left {
                        format!("{cell:<width$}")
                    } else {
                        format!("{cell:>width$}")
                    }
                })
                .collect();
            self.line(cells.join("  ").trim_end())?;
        }
        Ok(())
    }
}

impl<W: Write> Write for Output<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}
