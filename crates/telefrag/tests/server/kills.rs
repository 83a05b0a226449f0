//! Servers that are killed at any moment: nothing that was acknowledged is lost, nothing is there twice, all come back.

use std::fs;
use std::time::Duration;

use engine::Chance;
use server::store::{Postgres, Sqlite, Store};
use testbed::Stop;

use crate::diary::{Places, check, play_through, seated};
use crate::kit::{NOBODY, Server, assert_unharmed, folder, wait_until};

/// How many tables, with two people each.
const TABLES: usize = 10;

fn pause(luck: &mut Chance, least: u32, most: u32) {
    std::thread::sleep(Duration::from_millis((least + luck.below(most - least)).into()));
}

fn block_on<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime").block_on(work)
}

#[test]
fn a_server_that_is_killed_again_and_again_loses_nothing() {
    let (data, places) = (folder(), Places::default());
    let mut luck = Chance::seeded(0xdead);
    let mut server = Server::start(data.path());
    places.set(0, server.at);
    let mut players = seated(server.at, TABLES);
    let server = play_through(&mut players, &places, 1, || {
        for _ in 0..8 {
            places.wait_for_more(2 * TABLES);
            pause(&mut luck, 0, 300);
            server.kill();
            pause(&mut luck, 10, 300);
            server = Server::start(data.path());
            places.set(0, server.at);
        }
        server
    });
    for player in &mut players {
        player.come_back(server.at);
    }
    drop(server);
    assert_unharmed(data.path());
    let written = block_on(async {
        let store = Store::new(Sqlite::open(&data.path().join("telefrag.sqlite")).expect("the file"));
        check(&players, &store).await
    });
    assert!(written > 10 * TABLES, "they played: {written} entries");
}

#[test]
fn nodes_and_their_database_go_down_and_nothing_is_lost() {
    let places = Places::default();
    let mut postgres = testbed::Postgres::start().expect("a database");
    let url = postgres.create("killed").expect("a database");
    let data = [folder(), folder(), folder()];
    let start = |n: usize| {
        let server = Server::with(data[n].path(), &["--database", &url, "--sign-ups", "1000"]);
        places.set(n, server.at);
        server
    };
    let mut nodes = [0, 1, 2].map(|n| Some(start(n)));
    let mut luck = Chance::seeded(0xbeef);
    let mut players = seated(nodes[0].as_ref().expect("a node").at, TABLES);
    let nodes = play_through(&mut players, &places, 101, || {
        for round in 0..8 {
            places.wait_for_more(2 * TABLES);
            pause(&mut luck, 0, 300);
            if round == 4 {
                postgres.stop(Stop::Clean).expect("it stops");
                pause(&mut luck, 100, 500);
                postgres.go_on().expect("it starts");
            }
            let n = luck.below(3) as usize;
            nodes[n].take().expect("a node").kill();
            pause(&mut luck, 10, 300);
            nodes[n] = Some(start(n));
        }
        nodes
    });
    for (n, player) in players.iter_mut().enumerate() {
        player.come_back(nodes[n % 3].as_ref().expect("a node").at);
    }
    drop(nodes);
    data.iter().for_each(|data| assert_unharmed(data.path()));
    let written = block_on(async {
        let store = Store::new(Postgres::connect(&url).await.expect("a database"));
        check(&players, &store).await
    });
    assert!(written > 10 * TABLES, "they played: {written} entries");
}

/// However many ask while it is away, the log says it once (and once a minute from then on), and when it has come back.
#[test]
fn a_database_that_is_away_does_not_fill_the_log() {
    let (data, mut postgres) = (folder(), testbed::Postgres::start().expect("a database"));
    let url = postgres.create("away").expect("a database");
    let server = Server::with(data.path(), &["--database", &url, "--requests", "100000"]);
    let list = || NOBODY.get(server.at, "/api/tables?list=open").status;
    assert_eq!(list(), 200);
    let said = |what: &str| {
        let log = fs::read_to_string(data.path().join("log")).expect("a log");
        log.lines().filter(|line| line.contains(what)).count()
    };
    postgres.stop(Stop::Clean).expect("it stops");
    std::thread::scope(|scope| {
        let asked: Vec<_> = (0..20).map(|_| scope.spawn(list)).collect();
        for answer in asked {
            assert_eq!(answer.join().expect("an answer"), 503);
        }
    });
    // Two tries a second have failed for five seconds by now, and all who look after tables have failed, too.
    let (away, back) = ("the database does not answer", "the database is back");
    let all = || said(" WARN ") + said(" ERROR ");
    assert_eq!((said(away), all(), said(back)), (1, 1, 0));
    postgres.go_on().expect("it starts");
    wait_until("the database", || said(back) == 1 && list() == 200);
    assert_eq!((said(away), all(), said(back)), (1, 1, 1));
    // Another time it is said anew, however soon.
    postgres.stop(Stop::Clean).expect("it stops");
    wait_until("another complaint", || said(away) == 2);
    postgres.go_on().expect("it starts");
    wait_until("the database", || said(back) == 2 && list() == 200);
}
