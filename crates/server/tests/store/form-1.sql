-- The first form of the database, as places of before have it. It never changes.
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
