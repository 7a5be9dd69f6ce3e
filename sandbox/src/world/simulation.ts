import { day } from '../generation/calendar.ts';
import type { JobRecord } from '../generation/job-records.ts';
import { mixSeed, Random } from '../random.ts';
import type { Applications } from './applications.ts';
import type { Board } from './board.ts';

/** Shares of the jobs that are opened, changed, closed and paused in one step. */
const openedShare = 0.0008;
const changedShare = 0.0014;
const closedShare = 0.0008;
const pausedShare = 0.0003;

export interface TickResult {
  opened: number;
  changed: number;
  closed: number;
  paused: number;
  applicationsMoved: number;
}

/** Advances time in steps. Irregular jobs and jobs that were added through `/_sandbox` do not change. */
export class Simulation {
  readonly #board: Board;
  readonly #applications: Applications;
  readonly #seed: number;
  #steps = 0;

  constructor(board: Board, applications: Applications, seed: number) {
    this.#board = board;
    this.#applications = applications;
    this.#seed = seed;
  }

  async tick(): Promise<TickResult> {
    this.#steps += 1;
    const random = new Random(mixSeed(this.#seed, 'tick', this.#steps));
    const jobs = [...this.#board.records()].filter((job) => job.written === null && job.status !== 'closed');
    const share = (part: number) => Math.max(1, Math.round(jobs.length * part * (0.5 + random.float())));
    const draw = (part: number) => Array.from({ length: Math.min(share(part), jobs.length) }, () => random.pick(jobs));
    const changed = draw(changedShare).map((job) => this.#change(random, job));
    const paused = draw(pausedShare).map((job) => this.#pauseOrResume(job));
    const closed = draw(closedShare).map((job) => this.#board.amend(job, { status: 'closed' }));
    const opened = Array.from({ length: share(openedShare) }, () => this.#board.open());
    const applicationsMoved = await this.#applications.advance(random);
    return {
      opened: opened.length,
      changed: changed.length,
      closed: closed.length,
      paused: paused.length,
      applicationsMoved,
    };
  }

  #change(random: Random, job: JobRecord): void {
    const longer = random.chance(0.4)
      ? { closesAt: Math.floor((this.#board.now() + random.int(7, 40) * day) / day) * day - 1000 }
      : {};
    this.#board.amend(job, { revision: job.revision + 1, ...longer });
  }

  #pauseOrResume(job: JobRecord): void {
    this.#board.amend(job, { status: job.status === 'paused' ? 'open' : 'paused' });
  }
}
