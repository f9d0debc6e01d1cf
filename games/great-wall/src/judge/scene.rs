//! What the pending steps say about the moment: which Locations are being resolved and who still waits there.

use crate::{
    names::{Clan, Location, Section},
    step::{Question, Step, Task, Work},
};

/// The moment of play.
#[derive(Default)]
pub(super) struct Scene {
    /// The frames of the present turn are not over.
    pub in_frames: bool,
    /// A Horde clean-up comes before the next Assault.
    pub cleans: bool,
    /// Sections whose Assault is still to come this Winter.
    assaults: u8,
    /// Locations whose effect is being resolved.
    busy: u16,
    /// Clans that have not yet resolved it; those that may still Upgrade and Donate.
    waiting: [u16; Clan::N],
    upgrading: [u16; Clan::N],
    donating: [u16; Clan::N],
    /// Clerks that a clan may still move in the present action.
    moves: [u8; Clan::N],
}

impl Scene {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "all other steps say nothing about it"
    )]
    pub(super) fn of(stack: &[Step]) -> Self {
        let mut scene = Scene::default();
        for &step in stack {
            match step {
                Step::Do(Work::ActivationPhase) => scene.in_frames = true,
                Step::Do(Work::Cleanup { .. }) => scene.cleans = true,
                Step::Do(Work::Assault { section }) => scene.assaults |= 1 << section.index(),
                Step::Do(Work::ReturnClerks { location }) => scene.busy |= 1 << location.index(),
                // What lies above lets its effect wait.
                Step::Do(Work::LocationEffect { location }) => {
                    scene.busy &= !(1 << location.index());
                }
                Step::Ask(
                    Question::MoveFrom { clan, left, .. } | Question::MoveTo { clan, left, .. },
                ) => {
                    scene.moves[clan.index()] = left;
                }
                Step::Do(Work::Each { task, order })
                | Step::Ask(Question::Next { task, order }) => {
                    for clan in order.iter() {
                        scene.wait(task, clan);
                    }
                }
                _ => {}
            }
        }
        scene
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "all other tasks have no Location"
    )]
    fn wait(&mut self, task: Task, clan: Clan) {
        let at = clan.index();
        let bit = |location: Location| 1 << location.index();
        match task {
            Task::Barracks => self.waiting[at] |= bit(Location::Barracks),
            Task::Build => self.waiting[at] |= bit(Location::BuildersCamp),
            Task::Logistics => self.waiting[at] |= bit(Location::Logistics),
            Task::TeaHouse => self.waiting[at] |= bit(Location::TeaHouse),
            Task::Embassy => self.waiting[at] |= bit(Location::Embassy),
            Task::Academy => self.waiting[at] |= bit(Location::Academy),
            Task::Upgrade(location) => self.upgrading[at] |= bit(location),
            Task::Donate(location, _) => self.donating[at] |= bit(location),
            _ => {}
        }
    }

    pub(super) fn is_busy(&self, location: Location) -> bool {
        self.busy & (1 << location.index()) != 0
    }

    pub(super) fn waits(&self, clan: Clan, location: Location) -> bool {
        self.waiting[clan.index()] & (1 << location.index()) != 0
    }

    pub(super) fn upgrades(&self, clan: Clan, location: Location) -> bool {
        self.upgrading[clan.index()] & (1 << location.index()) != 0
    }

    pub(super) fn donates(&self, clan: Clan, location: Location) -> bool {
        self.donating[clan.index()] & (1 << location.index()) != 0
    }

    pub(super) fn moves(&self, clan: Clan) -> u8 {
        self.moves[clan.index()]
    }

    pub(super) fn awaits_assault(&self, section: Section) -> bool {
        self.assaults & (1 << section.index()) != 0
    }
}
