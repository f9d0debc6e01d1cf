//! Information set Monte Carlo tree search with one tree per seat (MO-ISMCTS), in which only what that seat sees makes a
//! difference. Every iteration goes through a fresh determinisation; each seat selects in its own tree for its own good
//! (max-n), with availability counts and progressive widening by the prior. Beyond the trees a rollout goes on, and after
//! some turns the state is evaluated instead of played to its end.

use crate::{rollout::Horizon, search::Search};
use table::{Judge, MAX_SEATS, Seat, Sink, State};

/// How much an option that was tried less attracts.
const EXPLORATION: f32 = 0.35;
/// Progressive widening: a node has so many options at once, and more with the root of its visits.
const FIRST_WIDTH: f32 = 2.0;

struct Tree<R: Judge> {
    nodes: Vec<Node<R>>,
}

struct Node<R: Judge> {
    edges: Vec<Edge<R>>,
    visits: u32,
}

struct Edge<R: Judge> {
    actor: Seat,
    action: R::Action,
    child: Option<u32>,
    /// Its value without rollouts.
    prior: f32,
    visits: u32,
    available: u32,
    sum: f32,
}

/// The values that a seat has met, to normalise its means to 0 to 1.
#[derive(Clone, Copy)]
struct ValueRange {
    low: f32,
    high: f32,
}

impl ValueRange {
    fn include(&mut self, value: f32) {
        self.low = self.low.min(value);
        self.high = self.high.max(value);
    }

    fn normalise(self, value: f32) -> f32 {
        if self.high > self.low {
            ((value - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
        } else {
            0.5
        }
    }
}

impl<R: Judge> Tree<R> {
    fn new() -> Self {
        Self {
            nodes: vec![Node {
                edges: Vec::new(),
                visits: 0,
            }],
        }
    }

    fn edge(&self, node: usize, actor: Seat, action: R::Action) -> Option<usize> {
        let edges = &self.nodes[node].edges;
        edges
            .iter()
            .position(|edge| edge.action == action && edge.actor == actor)
    }

    /// Goes along an action; None when that leaves the tree, which grows by one node there.
    fn descend(&mut self, node: usize, actor: Seat, action: R::Action) -> Option<usize> {
        let at = self.edge(node, actor, action).unwrap_or_else(|| {
            self.nodes[node].edges.push(Edge::new(actor, action, 0.0));
            self.nodes[node].edges.len() - 1
        });
        if let Some(child) = self.nodes[node].edges[at].child {
            return Some(child as usize);
        }
        self.nodes[node].edges[at].child = Some(self.nodes.len() as u32);
        self.nodes.push(Node {
            edges: Vec::new(),
            visits: 0,
        });
        None
    }
}

impl<R: Judge> Edge<R> {
    fn new(actor: Seat, action: R::Action, prior: f32) -> Self {
        Self {
            actor,
            action,
            child: None,
            prior,
            visits: 0,
            available: 0,
            sum: 0.0,
        }
    }
}

pub(crate) fn run<R: Judge>(search: &mut Search<'_, R>) {
    let seats = search.determinisation(0).seats();
    let mut forest: Vec<Tree<R>> = (0..seats).map(|_| Tree::new()).collect();
    let mut ranges = [ValueRange {
        low: f32::MAX,
        high: f32::MIN,
    }; MAX_SEATS];
    init_root(search, &mut forest, &mut ranges);
    if search.is_late() {
        return;
    }
    for number in 0..search.config.rollouts as usize {
        iterate(search, &mut forest, &mut ranges, number);
        if search.is_late() {
            return;
        }
    }
}

/// The root of the searching seat: its options with their priors from two determinisations.
fn init_root<R: Judge>(
    search: &mut Search<'_, R>,
    forest: &mut [Tree<R>],
    ranges: &mut [ValueRange; MAX_SEATS],
) {
    let all: Vec<usize> = (0..search.legal.len()).collect();
    for number in 0..2 {
        if !search.simulate_all(&all, number, Some(0)) {
            break;
        }
    }
    search.set_priors();
    let seat = search.seat;
    let root = &mut forest[seat.index()].nodes[0];
    for (place, &action) in search.legal.iter().enumerate() {
        let prior = search.mean(place);
        ranges[seat.index()].include(prior);
        root.edges.push(Edge::new(seat, action, prior));
    }
}

/// One iteration: selection, expansion, rollout, backpropagation.
fn iterate<R: Judge>(
    search: &mut Search<'_, R>,
    forest: &mut [Tree<R>],
    ranges: &mut [ValueRange; MAX_SEATS],
    number: usize,
) {
    let seat = search.seat;
    let mut state = search.determinisation(number).clone();
    search.reseed_rollout(number);
    let mut at: Vec<Option<usize>> = vec![Some(0); forest.len()];
    let mut path: Vec<(usize, usize, usize)> = Vec::new();
    let mut legal = Vec::new();
    let mut first = None;
    let mut horizon = Horizon::new(&state, seat);
    for step in 0.. {
        let Some(next) = state.turn().iter().next() else {
            break;
        };
        // The own root decision comes first, also where others answer at the same time.
        let next = if step == 0 { seat } else { next };
        if step > 0 && horizon.is_reached(&state, search.config.depth.unwrap_or(0)) {
            break;
        }
        if at[next.index()].is_none() {
            search.rollout.step(&mut state, next, horizon.now());
            // Nobody's tree knows this action.
            if !state.is_split() {
                at.fill(None);
            }
            continue;
        }
        state.legal(next, &mut legal);
        let node = at[next.index()].expect("it was just looked at");
        let action = if let [only] = legal[..] {
            only
        } else {
            let tree = &mut forest[next.index()];
            let chosen = select(
                search,
                tree,
                node,
                &state,
                next,
                &legal,
                &mut ranges[next.index()],
            );
            path.push((next.index(), node, chosen));
            tree.nodes[node].edges[chosen].action
        };
        if step == 0 {
            first = search.legal.iter().position(|known| *known == action);
        }
        let is_hidden = state.is_split();
        state.play(next, action, &mut Sink::mute());
        for (viewer, place) in at.iter_mut().enumerate() {
            if is_hidden && viewer != next.index() {
                continue;
            }
            *place = place.and_then(|node| forest[viewer].descend(node, next, action));
        }
    }
    let values = search.evaluation.values(&state);
    for (tree, node, edge) in path {
        let value = values[tree];
        ranges[tree].include(value);
        let node = &mut forest[tree].nodes[node];
        node.visits += 1;
        node.edges[edge].visits += 1;
        node.edges[edge].sum += value;
    }
    if let Some(place) = first {
        search.record(place, values[seat.index()]);
    }
}

/// The edge to go along.
fn select<R: Judge>(
    search: &mut Search<'_, R>,
    tree: &mut Tree<R>,
    node: usize,
    state: &State<R>,
    seat: Seat,
    legal: &[R::Action],
    range: &mut ValueRange,
) -> usize {
    let mut known: Vec<usize> = Vec::with_capacity(legal.len());
    let is_new = tree.nodes[node].visits == 0;
    for &action in legal {
        let place = match tree.edge(node, seat, action) {
            Some(place)
                if !(is_new && tree.nodes[node].edges[place].available == 0 && node != 0) =>
            {
                place
            }
            found => {
                let prior = search.action_value(state, seat, action);
                range.include(prior);
                let edges = &mut tree.nodes[node].edges;
                match found {
                    Some(place) => {
                        edges[place].prior = prior;
                        place
                    }
                    None => {
                        edges.push(Edge::new(seat, action, prior));
                        edges.len() - 1
                    }
                }
            }
        };
        known.push(place);
    }
    let node = &mut tree.nodes[node];
    // The best by prior, and more with every visit.
    known.sort_by(|&one, &other| {
        node.edges[other]
            .prior
            .total_cmp(&node.edges[one].prior)
            .then(one.cmp(&other))
    });
    let wide = (FIRST_WIDTH + (node.visits as f32).sqrt()) as usize;
    known.truncate(wide.min(search.config.root_width as usize));
    let mut best = (f32::MIN, known[0]);
    for &place in &known {
        let edge = &mut node.edges[place];
        edge.available += 1;
        let weight = search.config.prior_weight;
        let mean = (edge.sum + weight * edge.prior) / (edge.visits as f32 + weight);
        let bonus = EXPLORATION * (edge.available as f32).sqrt() / (1.0 + edge.visits as f32);
        let score = range.normalise(mean) + bonus;
        if score > best.0 {
            best = (score, place);
        }
    }
    best.1
}
