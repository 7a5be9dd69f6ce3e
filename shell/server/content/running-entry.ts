import { AsyncLocalStorage, createHook } from 'node:async_hooks';

/** Mark of code that belongs to no entry. */
const noEntry = 0;

/**
 * Reports which entry's code runs, by mark: when it is called, and in every callback that it scheduled (timers, promises, events of
 * its connections). A mark is withdrawn in the next turn of the event loop, so that microtasks and rejections of the entry are included.
 */
export class RunningEntry {
  readonly #report: (mark: number) => void;
  readonly #owner = new AsyncLocalStorage<number>();
  #mark = noEntry;
  #isEndPlanned = false;

  constructor(report: (mark: number) => void) {
    this.#report = report;
    createHook({
      before: () => {
        const owner = this.#owner.getStore() ?? noEntry;
        if (owner !== noEntry && owner !== this.#mark) this.#begin(owner);
      },
    }).enable();
  }

  run<T>(mark: number, call: () => T): T {
    return this.#owner.run(mark, () => {
      this.#begin(mark);
      return call();
    });
  }

  #begin(mark: number): void {
    this.#set(mark);
    if (this.#isEndPlanned) return;
    this.#isEndPlanned = true;
    this.#owner.run(noEntry, () =>
      setImmediate(() => {
        this.#isEndPlanned = false;
        this.#set(noEntry);
      }),
    );
  }

  /** The report belongs to no entry: its own callbacks would be reported otherwise. */
  #set(mark: number): void {
    this.#mark = mark;
    this.#owner.run(noEntry, () => this.#report(mark));
  }
}
