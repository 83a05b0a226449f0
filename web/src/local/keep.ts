// What is kept in the browser's own storage: keys and texts, as the houses give them. Every change has a number, so that
// another tab knows what it has missed.

/** A key, and its new text; null if it is gone. */
export type Change = [key: string, value: string | null];

interface Row {
  key: string;
  value: string | null;
  stamp: number;
}

const STORE = "kept";

export class Keep {
  /** All that is kept, as far as it has been read. */
  readonly all = new Map<string, string>();
  #stamp = 0;

  private constructor(readonly db: IDBDatabase) {}

  static open(name: string): Promise<Keep> {
    return new Promise((done, fail) => {
      const opening = indexedDB.open(name, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "key" }).createIndex("stamp", "stamp");
      opening.onsuccess = () => done(new Keep(opening.result));
      opening.onerror = () => fail(opening.error ?? new Error(name));
    });
  }

  /** Read what others have written since. */
  async catchUp(): Promise<Change[]> {
    const rows = await new Promise<Row[]>((done, fail) => {
      const newer = this.db
        .transaction(STORE)
        .objectStore(STORE)
        .index("stamp")
        .getAll(IDBKeyRange.lowerBound(this.#stamp, true)) as IDBRequest<Row[]>;
      newer.onsuccess = () => done(newer.result);
      newer.onerror = () => fail(newer.error ?? new Error("read"));
    });
    for (const { stamp } of rows) this.#stamp = Math.max(this.#stamp, stamp);
    const changes = rows.map(({ key, value }): Change => [key, value]);
    this.#note(changes);
    return changes;
  }

  /** Write these together; done when they are safe. Only whoever has caught up, and has its turn, may write. */
  write(changes: Change[]): Promise<void> {
    return new Promise((done, fail) => {
      const writing = this.db.transaction(STORE, "readwrite", { durability: "relaxed" });
      this.#stamp += 1;
      for (const [key, value] of changes) writing.objectStore(STORE).put({ key, value, stamp: this.#stamp } satisfies Row);
      writing.oncomplete = () => {
        this.#note(changes);
        done();
      };
      writing.onabort = () => fail(writing.error ?? new Error("write"));
    });
  }

  #note(changes: Change[]): void {
    for (const [key, value] of changes) {
      if (value === null) this.all.delete(key);
      else this.all.set(key, value);
    }
  }
}
