import type { JobRecord } from '../generation/job.types.ts';
import { mixSeed } from '../random.ts';
import type { Board } from './board.ts';

/** The two lists of jobs, cached until the board changes. */
export class JobLists {
  readonly #board: Board;
  #openKey = '';
  #open: readonly JobRecord[] = [];
  #changesKey = '';
  #changes: readonly JobRecord[] = [];

  constructor(board: Board) {
    this.#board = board;
  }

  /** Open and paused jobs in the order of insertion. `dropped` hides that fraction of them, always the same jobs. */
  open(dropped: number | null): readonly JobRecord[] {
    const key = `${this.#board.snapshot}-${dropped}`;
    if (key !== this.#openKey) {
      this.#open = [...this.#board.records()].filter((job) => job.status !== 'closed' && !isDropped(job, dropped));
      this.#openKey = key;
    }
    return this.#open;
  }

  /** Jobs that changed at `since` or later, including closed ones, sorted by the time of the change. */
  changes(since: number, dropped: number | null): readonly JobRecord[] {
    const key = `${this.#board.snapshot}-${since}-${dropped}`;
    if (key !== this.#changesKey) {
      this.#changes = [...this.#board.records()]
        .filter((job) => job.updatedAt >= since && !isDropped(job, dropped))
        .toSorted((a, b) => a.updatedAt - b.updatedAt || a.position - b.position);
      this.#changesKey = key;
    }
    return this.#changes;
  }
}

function isDropped(job: JobRecord, fraction: number | null): boolean {
  return fraction !== null && (mixSeed(0xd20b, job.id) >>> 0) / 2 ** 32 < fraction;
}
