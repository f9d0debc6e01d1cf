//! Reads the effect language: a text becomes a [`Script`].

use super::{
    Change, Coin, CostKey, Counter, Filter, Hears, LimitKey, Listener, Modifier, Offering, Op,
    Prefix, Qty, Requirement, Script, Test, Tests, Where, Who,
};

/// The longest text of a card: its blocks and steps can be counted, and brackets do not nest without end.
const LONGEST: usize = 600;
/// The largest number in a text.
const MOST: u8 = 99;

/// Reads a text; the error says which part is not understood.
pub fn parse(text: &str) -> Result<Script, String> {
    if text.len() > LONGEST {
        return Err(format!("a text has at most {LONGEST} letters"));
    }
    let mut script = Script {
        blocks: vec![Vec::new()],
        ..Script::default()
    };
    let mut reader = Reader {
        script: &mut script,
    };
    let mut block = 0;
    let mut owner_block = 0;
    for part in split(text, ';') {
        let mut part = part.trim();
        if part.is_empty() {
            continue;
        }
        if let Some(rest) = part.strip_prefix("static ") {
            let modifier = modifier(rest)?;
            reader.script.modifiers.push(modifier);
            continue;
        }
        if let Some(rest) = part.strip_prefix("when ") {
            let (head, steps) = cut(rest, ':').ok_or_else(|| format!("'{part}' lacks a colon"))?;
            let (event, tests) = match head.split_once(" if ") {
                Some((event, condition)) => (event, tests(condition)?),
                None => (head, Vec::new()),
            };
            block = reader.new_block();
            owner_block = block;
            let hears = hears(event.trim())?;
            reader.script.listeners.push(Listener {
                hears,
                tests,
                block,
                max_per_winter: None,
            });
            part = steps.trim();
        }
        if let Some(at) = part.find("(max ") {
            let bound = part[at + 5..]
                .strip_suffix(" per winter)")
                .and_then(|bound| number(bound).ok())
                .ok_or_else(|| format!("'{part}' is not '(max n per winter)'"))?;
            let listener = reader
                .script
                .listeners
                .last_mut()
                .ok_or("only a listener is bounded")?;
            listener.max_per_winter = Some(bound);
            part = part[..at].trim();
        }
        for (word, prefix) in [
            ("each player:", Prefix::EachPlayer),
            ("chosen player:", Prefix::ChosenPlayer),
            ("two players:", Prefix::TwoPlayers),
        ] {
            if let Some(rest) = part.strip_prefix(word) {
                let inner = reader.new_block();
                reader.script.blocks[owner_block as usize].push(Op::Players(prefix, inner));
                block = inner;
                part = rest.trim();
            }
        }
        let op = reader.op(part)?;
        reader.script.blocks[block as usize].push(op);
    }
    Ok(script)
}

/// Reads the requirement of a Decree.
pub fn requirements(text: &str) -> Result<Vec<Requirement>, String> {
    text.split('&')
        .map(|part| requirement(part.trim()))
        .collect()
}

fn requirement(text: &str) -> Result<Requirement, String> {
    let (each, rest) = match text.strip_prefix("each ") {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (counter, exactly, wanted) = match (rest.split_once(">="), rest.split_once('=')) {
        (Some((counter, number)), _) => (counter, false, number),
        (None, Some((counter, number))) => (counter, true, number),
        (None, None) => return Err(format!("'{text}' compares nothing")),
    };
    let counter = match counter.trim() {
        "breached_this_year" => Counter::BreachedThisYear,
        "hordes_on_board" => Counter::HordesOnBoard,
        "wall_levels" => Counter::WallLevels,
        "firing_archers" => Counter::FiringArchers,
        "defeated_this_year" => Counter::DefeatedThisYear,
        "overseer_level" => Counter::OverseerLevel,
        "advisor" => Counter::Advisor,
        "advisors" => Counter::Advisors,
        other => return Err(format!("unknown counter '{other}'")),
    };
    let (mut number_part, mut per_player) = (0u8, 0u8);
    for term in wanted.split('+').map(str::trim) {
        if term == "P" {
            per_player = per_player.saturating_add(1);
        } else {
            number_part = number(term)?.saturating_add(number_part);
        }
    }
    Ok(Requirement {
        each,
        counter,
        exactly,
        number: number_part,
        per_player,
    })
}

/// Conditions joined by `&`.
pub fn tests(text: &str) -> Result<Tests, String> {
    text.split('&').map(|word| test(word.trim())).collect()
}

fn test(text: &str) -> Result<Test, String> {
    if let Some(name) = text
        .strip_prefix("other_on_track(")
        .and_then(|rest| rest.strip_suffix(')'))
    {
        return Ok(Test::OtherOnTrack(name.parse()?));
    }
    Ok(match text {
        "own_soldier_on_it" => Test::OwnSoldierOnIt,
        "own_spearman_on_it" => Test::OwnSpearmanOnIt,
        "own_archer_there" => Test::OwnArcherThere,
        "own_soldier_there" => Test::OwnSoldierThere,
        "own_clerk_there" => Test::OwnClerkThere,
        "production_there" => Test::ProductionThere,
        "own_in_set" => Test::OwnInSet,
        "any_in_set" => Test::AnyInSet,
        "shame_due" => Test::ShameDue,
        "any_shame_due" => Test::AnyShameDue,
        "not_tea_top" => Test::NotTeaTop,
        other => return Err(format!("unknown condition '{other}'")),
    })
}

fn hears(text: &str) -> Result<Hears, String> {
    let (name, arg) = call(text);
    Ok(match (name, arg) {
        ("income", "") => Hears::Income,
        ("turn_start", "") => Hears::TurnStart,
        ("gathered", resource) => Hears::Gathered(resource.parse()?),
        ("upgraded", "any") => Hears::Upgraded(None),
        ("upgraded", location) => Hears::Upgraded(Some(location.parse()?)),
        ("donated", "") => Hears::Donated,
        ("recruited", "") => Hears::Recruited,
        ("covered", soldier) => Hears::Covered(soldier.parse()?),
        ("archer_attacked", "") => Hears::ArcherAttacked,
        ("archer_fired", "") => Hears::ArcherFired,
        ("horde_defeated", "") => Hears::HordeDefeated,
        ("claimed", "") => Hears::Claimed,
        ("kill_pending", "") => Hears::KillPending,
        ("breach_kills", "") => Hears::BreachKills,
        ("killed", "K") => Hears::Killed,
        ("saved", "K") => Hears::Saved,
        ("barricade_built", "self") => Hears::BarricadeBuilt { other: false },
        ("barricade_built", "other") => Hears::BarricadeBuilt { other: true },
        ("wall_built", "self") => Hears::WallBuilt { other: false },
        ("wall_built", "other") => Hears::WallBuilt { other: true },
        ("logistics_done", "") => Hears::LogisticsDone,
        ("hired", "clerk") => Hears::HiredClerk,
        ("hired", "advisor") => Hears::HiredAdvisor,
        ("hired", "any") => Hears::HiredAny,
        ("tactic_played", "") => Hears::TacticPlayed,
        ("section_held", "") => Hears::SectionHeld,
        ("winter_start", "") => Hears::WinterStart,
        ("firing_end", "") => Hears::FiringEnd,
        ("reclaimed", "") => Hears::Reclaimed,
        ("decree_fulfilled", "") => Hears::DecreeFulfilled,
        _ => return Err(format!("unknown event '{text}'")),
    })
}

fn modifier(text: &str) -> Result<Modifier, String> {
    let (all, rest) = match text.strip_prefix("all:") {
        Some(rest) => (true, rest.trim()),
        None => (false, text.trim()),
    };
    let (name, arg) = call(rest);
    let args: Vec<&str> = arg.split(',').map(str::trim).collect();
    let change = match (name, &args[..]) {
        ("cost", [key, by, more @ ..]) => {
            let (up, by) = match (by.strip_prefix('-'), by.strip_prefix('+')) {
                (Some(by), _) => (false, by),
                (_, Some(by)) => (true, by),
                _ => return Err(format!("'{by}' lacks its sign")),
            };
            let (mut coin, mut min) = (None, None);
            for word in more {
                if let Some(bound) = word.strip_prefix("min ") {
                    min = Some(number(bound)?);
                } else if *word == "honor" {
                    coin = Some(Coin::Honor);
                } else {
                    coin = Some(Coin::Resource(word.parse()?));
                }
            }
            Change::Cost {
                key: cost_key(key)?,
                up,
                by: qty(by)?,
                coin,
                min,
            }
        }
        ("limit", [key, by]) => Change::Limit {
            key: limit_key(key)?,
            by: match by.parse::<i8>() {
                Ok(by @ -99..=99) => by,
                Ok(_) | Err(_) => return Err(format!("'{by}' is no number up to {MOST}")),
            },
        },
        ("immune", ["shame_icon"]) => Change::ImmuneShameIcon,
        _ => return Err(format!("unknown modifier '{text}'")),
    };
    Ok(Modifier { all, change })
}

fn cost_key(text: &str) -> Result<CostKey, String> {
    if let Some(kind) = text.strip_prefix("recruit.") {
        return match kind {
            "batch" => Ok(CostKey::RecruitBatch),
            soldier => Ok(CostKey::Recruit(soldier.parse()?)),
        };
    }
    if let Some(location) = text.strip_prefix("upgrade.") {
        return Ok(CostKey::Upgrade(location.parse()?));
    }
    Ok(match text {
        "barricade" => CostKey::Barricade,
        "wall" => CostKey::Wall,
        "save" => CostKey::Save,
        "shame_discard" => CostKey::ShameDiscard,
        "hire_clerk" => CostKey::HireClerk,
        "hire_advisor" => CostKey::HireAdvisor,
        "boost" => CostKey::Boost,
        other => return Err(format!("unknown cost '{other}'")),
    })
}

fn limit_key(text: &str) -> Result<LimitKey, String> {
    Ok(match text {
        "tactic_hand" => LimitKey::TacticHand,
        "donation" => LimitKey::Donation,
        "others_move" => LimitKey::OthersMove,
        "academy_draw" => LimitKey::AcademyDraw,
        "tea_house_steps" => LimitKey::TeaHouseSteps,
        "reclaim_honor" => LimitKey::ReclaimHonor,
        "gather.gold_mine" => LimitKey::GatherGoldMine,
        "barricade_defense" => LimitKey::BarricadeDefense,
        "row1_power" => LimitKey::Row1Power,
        other => return Err(format!("unknown limit '{other}'")),
    })
}

struct Reader<'a> {
    script: &'a mut Script,
}

impl Reader<'_> {
    fn new_block(&mut self) -> u8 {
        self.script.blocks.push(Vec::new());
        (self.script.blocks.len() - 1) as u8
    }

    fn block(&mut self, text: &str) -> Result<u8, String> {
        let block = self.new_block();
        for part in split(text, ';') {
            if !part.trim().is_empty() {
                let op = self.op(part.trim())?;
                self.script.blocks[block as usize].push(op);
            }
        }
        Ok(block)
    }

    fn op(&mut self, text: &str) -> Result<Op, String> {
        if let Some(rest) = text
            .strip_prefix("choose[")
            .and_then(|rest| rest.strip_suffix(']'))
        {
            let alternatives = split(rest, '|');
            let blocks = alternatives
                .iter()
                .map(|part| self.block(part))
                .collect::<Result<_, _>>()?;
            return Ok(Op::Choose(blocks));
        }
        if let Some(rest) = text.strip_prefix("if(") {
            let close = closing(rest).ok_or_else(|| format!("'{text}' lacks a bracket"))?;
            let conditions = tests(&rest[..close])?;
            let rest = rest[close + 1..].trim();
            let (then, otherwise) = match rest.split_once("}else{") {
                Some((then, otherwise)) => (then, Some(otherwise)),
                None => (rest, None),
            };
            let strip = |part: &str| {
                part.trim_start_matches('{')
                    .trim_end_matches('}')
                    .to_owned()
            };
            let then = self.block(&strip(then))?;
            let otherwise = otherwise.map(|part| self.block(&strip(part))).transpose()?;
            return Ok(Op::If {
                tests: conditions,
                then,
                otherwise,
            });
        }
        verb(text)
    }
}

fn verb(text: &str) -> Result<Op, String> {
    let (name, arg) = call(text);
    let args: Vec<&str> = split(arg, ',').iter().map(|part| part.trim()).collect();
    let discount = |word: &str| {
        word.strip_prefix("discount ")
            .ok_or_else(|| format!("'{word}' is no discount"))
            .and_then(number)
    };
    Ok(match (name, &args[..]) {
        ("honor", [n]) => Op::Honor(qty(n)?),
        ("lose_honor", [n]) => Op::LoseHonor(qty(n)?),
        ("gain", [what, n]) => Op::Gain(filter(what)?, qty(n)?),
        ("lose", [what, n]) => Op::Lose(filter(what)?, qty(n)?),
        ("draw_tactic", [n]) => Op::DrawTactic(qty(n)?),
        ("move_clerks", [n]) => Op::MoveClerks {
            n: qty(n)?,
            distinct: false,
        },
        ("move_clerks", [n, "distinct"]) => Op::MoveClerks {
            n: qty(n)?,
            distinct: true,
        },
        ("special_activate", [n]) => Op::SpecialActivate(qty(n)?),
        ("copy_command", [""]) => Op::CopyCommand,
        ("overseer_income", [""]) => Op::OverseerIncome,
        ("upgrade", [n, "paid"]) => Op::Upgrade(qty(n)?),
        ("recruit", [n, d]) => match discount(d)? {
            d @ 0..=1 => Op::Recruit {
                n: qty(n)?,
                discount: d,
            },
            _ => return Err("a recruit takes off at most 1 Resource per Soldier".to_owned()),
        },
        ("attack", [n, "ready"]) => Op::Attack {
            n: qty(n)?,
            who: Who::Ready,
        },
        ("attack", [n, "moved"]) => Op::Attack {
            n: qty(n)?,
            who: Who::Moved,
        },
        ("attack_sections", [""]) => Op::AttackSections,
        ("allies_attack", [n]) => Op::AlliesAttack(qty(n)?),
        ("wound", [n, place]) => Op::Wound {
            n: qty(n)?,
            place: match *place {
                "any" => Where::Any,
                "one_section" => Where::OneSection,
                "its_section" => Where::ItsSection,
                "own_archer_sections" => Where::OwnArcherSections,
                other => return Err(format!("unknown place '{other}'")),
            },
        },
        ("build", [n, d]) => Op::Build {
            n: qty(n)?,
            discount: discount(d)?,
        },
        ("barricade", [n, "paid"]) => Op::Barricade {
            n: qty(n)?,
            free: false,
        },
        ("barricade", [n, "free"]) => Op::Barricade {
            n: qty(n)?,
            free: true,
        },
        ("logistics", [n]) => Op::Logistics(qty(n)?),
        ("deploy", [soldier, n]) => Op::Deploy(soldier.parse()?, qty(n)?),
        ("kill", [n, "ready"]) => Op::Kill(qty(n)?),
        ("discard_shame", [n]) => Op::DiscardShame(qty(n)?),
        ("gain_shame", [n]) => Op::GainShame(qty(n)?),
        ("skip_shame", ["all"]) => Op::SkipShame(None),
        ("skip_shame", [n]) => Op::SkipShame(Some(qty(n)?)),
        ("save", ["all", "own"]) => Op::Save {
            n: None,
            any: false,
        },
        ("save", [n, "own"]) => Op::Save {
            n: Some(qty(n)?),
            any: false,
        },
        ("save", [n, "any"]) => Op::Save {
            n: Some(qty(n)?),
            any: true,
        },
        ("tea_up", [n]) => Op::TeaUp(qty(n)?),
        ("tea_top", [""]) => Op::TeaTop,
        ("reclaim", [n]) => Op::Reclaim(qty(n)?),
        ("exchange", [n]) => Op::Exchange(qty(n)?),
        ("give", [n]) => Op::Give(qty(n)?),
        ("defense", ["chosen", n]) => Op::Defense {
            chosen: true,
            n: qty(n)?,
        },
        ("defense", ["own_soldier_sections", n]) => Op::Defense {
            chosen: false,
            n: qty(n)?,
        },
        ("discard_warehouse", ["all"]) => Op::DiscardWarehouse(None),
        ("discard_warehouse", [n]) => Op::DiscardWarehouse(Some(qty(n)?)),
        ("sacrifice", [what, n]) => Op::Sacrifice(
            match *what {
                "soldier_ready" => Offering::SoldierReady,
                "soldier_rest" => Offering::SoldierRest,
                "clerk_pool" => Offering::ClerkPool,
                other => return Err(format!("unknown sacrifice '{other}'")),
            },
            qty(n)?,
        ),
        ("reed_move", [n]) => Op::ReedMove(number(n)?),
        ("qin_move", [n]) => Op::QinMove(number(n)?),
        ("qin_move_same", [n]) => Op::QinMoveSame(number(n)?),
        ("qin_special", [""]) => Op::QinSpecial,
        ("qin_overseers", [n]) => Op::QinOverseers(number(n)?),
        ("qin_wall", [n]) => Op::QinWall(number(n)?),
        ("qin_spearmen", [n]) => Op::QinSpearmen(number(n)?),
        ("qin_archers", [n]) => Op::QinArchers(number(n)?),
        ("qin_fire", [""]) => Op::QinFire,
        _ => return Err(format!("unknown step '{text}'")),
    })
}

fn filter(text: &str) -> Result<Filter, String> {
    Ok(match text {
        "nonchi" => Filter::NonChi,
        "any" => Filter::Any,
        "here" => Filter::Here,
        resource => Filter::Only(resource.parse()?),
    })
}

fn qty(text: &str) -> Result<Qty, String> {
    if let Some(inner) = text
        .strip_prefix("min(")
        .and_then(|rest| rest.strip_suffix(')'))
    {
        let (a, b) = inner
            .split_once(',')
            .ok_or_else(|| format!("'{text}' has two parts"))?;
        let cap = number(b.trim())?;
        return Ok(Qty {
            cap: Some(cap),
            ..qty(a.trim())?
        });
    }
    let mut found = Qty {
        times: 1,
        supporters: false,
        carried: false,
        players: false,
        cap: None,
    };
    for factor in text.split('*') {
        match factor.trim() {
            "S" => found.supporters = true,
            "K" => found.carried = true,
            "P" => found.players = true,
            n => found.times = found.times.saturating_mul(number(n)?),
        }
    }
    Ok(found)
}

fn number(text: &str) -> Result<u8, String> {
    match text.trim().parse() {
        Ok(number @ 0..=MOST) => Ok(number),
        Ok(_) | Err(_) => Err(format!("'{text}' is no number up to {MOST}")),
    }
}

/// `name(args)` as its two parts; a bare name has no arguments.
fn call(text: &str) -> (&str, &str) {
    match text.split_once('(') {
        Some((name, rest)) => (name.trim(), rest.strip_suffix(')').unwrap_or(rest)),
        None => (text.trim(), ""),
    }
}

/// Splits at a letter that stands outside brackets.
fn split(text: &str, at: char) -> Vec<&str> {
    let (mut depth, mut from, mut found) = (0i32, 0, Vec::new());
    for (place, letter) in text.char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            letter if letter == at && depth == 0 => {
                found.push(&text[from..place]);
                from = place + letter.len_utf8();
            }
            _ => {}
        }
    }
    found.push(&text[from..]);
    found
}

fn cut(text: &str, at: char) -> Option<(&str, &str)> {
    let parts = split(text, at);
    let first = *parts.first()?;
    (parts.len() > 1).then(|| (first, &text[first.len() + at.len_utf8()..]))
}

/// Where the bracket that is already open closes.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 1;
    for (place, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(place);
        }
    }
    None
}
