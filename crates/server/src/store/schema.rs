//! The form of the database, and the steps from one form to the next. They run by themselves.

/// What to say of a database with more steps than these.
pub(super) const TOO_NEW: &str = "it was written by a newer version of Telefrag; use that one";

/// Every step so far, in order. A step that has been released is never changed.
///
/// Both databases understand them: `BIGINT` and `TEXT` are all the types there are. Times are milliseconds since 1970.
pub(super) const MIGRATIONS: &[&str] = &["
    CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE, password TEXT, notices TEXT NOT NULL,
        created BIGINT NOT NULL
    );
    CREATE TABLE sessions (
        print TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE, kind TEXT NOT NULL,
        label TEXT NOT NULL, created BIGINT NOT NULL, seen BIGINT NOT NULL
    );
    CREATE INDEX sessions_person ON sessions (person);
    CREATE TABLE invites (print TEXT PRIMARY KEY, created BIGINT NOT NULL);
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules BIGINT NOT NULL, setup TEXT NOT NULL, seed BIGINT NOT NULL,
        salt TEXT NOT NULL, options TEXT NOT NULL, replay TEXT, owner TEXT NOT NULL, listed BIGINT NOT NULL,
        created BIGINT NOT NULL, last BIGINT NOT NULL, changed BIGINT NOT NULL, phase TEXT NOT NULL,
        card TEXT NOT NULL, due BIGINT, busy BIGINT NOT NULL
    );
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_owner ON tables (owner);
    CREATE INDEX tables_listed ON tables (phase, changed);
    CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES tables (id), number BIGINT NOT NULL, at BIGINT NOT NULL,
        deed TEXT NOT NULL, hash TEXT, PRIMARY KEY (table_id, number)
    );
    CREATE TABLE sitters (
        person TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables (id), PRIMARY KEY (person, table_id)
    );
    CREATE TABLE scores (
        person TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables (id), seat BIGINT NOT NULL, game TEXT NOT NULL,
        won BIGINT NOT NULL, points BIGINT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX scores_person ON scores (person);
", "
    ALTER TABLE tables ADD COLUMN shown TEXT;
    ALTER TABLE tables ADD COLUMN alone BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE people ADD COLUMN look TEXT;
    UPDATE tables SET listed = 0 WHERE options LIKE '%\"private\":true%';
    DROP INDEX tables_listed;
    DROP INDEX tables_owner;
    CREATE INDEX tables_owner ON tables (owner, phase);
    CREATE INDEX tables_public ON tables (phase, changed) WHERE listed = 1;
    CREATE INDEX tables_public_game ON tables (phase, game, changed) WHERE listed = 1;
    CREATE INDEX tables_closed ON tables (changed) WHERE phase = 'closed';
    CREATE INDEX people_look ON people (look);
    CREATE INDEX sessions_seen ON sessions (seen);
", "
    CREATE TABLE scenarios (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, author TEXT NOT NULL, title TEXT NOT NULL, about TEXT NOT NULL,
        languages TEXT NOT NULL, tags TEXT NOT NULL, search TEXT NOT NULL, file TEXT NOT NULL, print TEXT NOT NULL,
        version BIGINT NOT NULL, forked TEXT, created BIGINT NOT NULL, changed BIGINT NOT NULL, plays BIGINT NOT NULL,
        votes BIGINT NOT NULL, stars BIGINT NOT NULL, withdrawn BIGINT NOT NULL
    );
    CREATE INDEX scenarios_changed ON scenarios (changed) WHERE withdrawn = 0;
    CREATE INDEX scenarios_author ON scenarios (author);
    CREATE INDEX scenarios_print ON scenarios (print);
    CREATE TABLE scenario_plays (
        scenario TEXT NOT NULL REFERENCES scenarios (id) ON DELETE CASCADE, person TEXT NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (scenario, person)
    );
    CREATE TABLE scenario_votes (
        scenario TEXT NOT NULL REFERENCES scenarios (id) ON DELETE CASCADE, person TEXT NOT NULL, stars BIGINT NOT NULL,
        at BIGINT NOT NULL, PRIMARY KEY (scenario, person)
    );
    CREATE TABLE scenario_reports (
        scenario TEXT NOT NULL REFERENCES scenarios (id) ON DELETE CASCADE, person TEXT NOT NULL, why TEXT NOT NULL,
        at BIGINT NOT NULL, PRIMARY KEY (scenario, person)
    );
", "
    ALTER TABLE people ADD COLUMN role TEXT;
    ALTER TABLE people ADD COLUMN banned BIGINT;
    ALTER TABLE people ADD COLUMN ban_why TEXT;
    ALTER TABLE invites ADD COLUMN expires BIGINT;
    CREATE INDEX log_said ON log (at) WHERE substr(deed, 1, 6) = '{\"say\"';
    CREATE TABLE admin_log (
        number BIGINT PRIMARY KEY, at BIGINT NOT NULL, who TEXT NOT NULL, person TEXT, what TEXT NOT NULL,
        whom TEXT NOT NULL, name TEXT NOT NULL, more TEXT NOT NULL
    );
", "
    CREATE TABLE scenario_comments (
        id TEXT PRIMARY KEY, scenario TEXT NOT NULL REFERENCES scenarios (id) ON DELETE CASCADE, person TEXT NOT NULL,
        text TEXT NOT NULL, at BIGINT NOT NULL
    );
    CREATE INDEX scenario_comments_at ON scenario_comments (scenario, at);
    CREATE INDEX scenario_comments_person ON scenario_comments (person, scenario);
    CREATE TABLE scenario_comment_reports (
        comment TEXT NOT NULL REFERENCES scenario_comments (id) ON DELETE CASCADE, person TEXT NOT NULL, why TEXT NOT NULL,
        at BIGINT NOT NULL, PRIMARY KEY (comment, person)
    );
    CREATE TABLE scenario_versions (
        scenario TEXT NOT NULL REFERENCES scenarios (id) ON DELETE CASCADE, version BIGINT NOT NULL, title TEXT NOT NULL,
        file TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (scenario, version)
    );
    CREATE INDEX scenarios_forked ON scenarios (forked) WHERE forked IS NOT NULL;
", "
    CREATE INDEX sitters_table ON sitters (table_id);
", "
    CREATE TABLE won_places (
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE, game TEXT NOT NULL, place TEXT NOT NULL,
        at BIGINT NOT NULL, PRIMARY KEY (person, game, place)
    );
"];
