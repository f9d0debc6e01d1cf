//! Many games on several cores. Results come in the order of the games and depend on nothing else.

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::{
    io::{IsTerminal, Write},
    num::NonZero,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// Without a terminal a line of progress is printed this often.
const QUIET: Duration = Duration::from_secs(10);

/// How the work is shared.
#[derive(Args)]
pub struct Crowd {
    /// How many threads to use; results do not depend on it [default: all cores]
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZero<usize>>,
}

impl Crowd {
    /// Does the work for each number below `n` and gives the results in order.
    pub fn run<T: Send>(&self, n: usize, what: &str, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
        let progress = Progress::new(n, what);
        let results = self.run_part(&progress, n, work);
        progress.finish();
        results
    }

    /// The same for a part of some work that is told as a whole.
    pub fn run_part<T: Send>(
        &self,
        progress: &Progress,
        n: usize,
        work: impl Fn(usize) -> T + Sync,
    ) -> Vec<T> {
        let cores = || thread::available_parallelism().map_or(1, NonZero::get);
        let threads = self.threads.map_or_else(cores, NonZero::get).min(n.max(1));
        let next = AtomicUsize::new(0);
        let labour = || {
            let mut done = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= n {
                    return done;
                }
                done.push((number, work(number)));
                progress.step();
            }
        };
        let mut results: Vec<(usize, T)> = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(labour)).collect();
            workers
                .into_iter()
                .flat_map(|worker| match worker.join() {
                    Ok(done) => done,
                    Err(panic) => std::panic::resume_unwind(panic),
                })
                .collect()
        });
        results.sort_by_key(|(number, _)| *number);
        results.into_iter().map(|(_, result)| result).collect()
    }
}

/// A bar on a terminal, quiet lines elsewhere; on standard error.
pub struct Progress {
    bar: ProgressBar,
    /// When the last quiet line was printed, and how much was done then.
    told: Option<Mutex<Instant>>,
    what: String,
    total: usize,
}

impl Progress {
    /// Nothing of so much is done.
    pub fn new(total: usize, what: &str) -> Self {
        let is_terminal = std::io::stderr().is_terminal();
        let target = if is_terminal {
            ProgressDrawTarget::stderr()
        } else {
            ProgressDrawTarget::hidden()
        };
        let bar = ProgressBar::with_draw_target(Some(total as u64), target);
        let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}, {eta} left")
            .expect("the template is right");
        bar.set_style(style);
        bar.set_message(what.to_owned());
        Self {
            bar,
            told: (!is_terminal).then(|| Mutex::new(Instant::now())),
            what: what.to_owned(),
            total,
        }
    }

    fn step(&self) {
        self.bar.inc(1);
        // Whoever cannot have the lock leaves the telling to the one who has it.
        if let Some(told) = &self.told
            && let Ok(mut last) = told.try_lock()
            && last.elapsed() >= QUIET
        {
            *last = Instant::now();
            let done = self.bar.position();
            let _ = writeln!(std::io::stderr(), "{}: {done} of {}", self.what, self.total);
        }
    }

    /// All is done.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
