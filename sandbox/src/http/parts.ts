import type { Applications } from '../world/applications.ts';
import type { Board, JobLists } from '../world/board.ts';
import { defaultSettings, type Settings } from '../world/settings.ts';
import type { Simulation } from '../world/simulation.ts';

/** The services of the routes. */
export interface SandboxParts {
  seed: number;
  token: string;
  board: Board;
  lists: JobLists;
  applications: Applications;
  simulation: Simulation;
  behavior: Behavior;
}

/** The current settings and the number of calls. */
export class Behavior {
  settings: Settings = defaultSettings;
  readonly calls = new Map<string, number>();
  #second = 0;
  #inSecond = 0;

  count(call: string): void {
    this.calls.set(call, (this.calls.get(call) ?? 0) + 1);
  }

  get requests(): number {
    return [...this.calls.values()].reduce((sum, count) => sum + count, 0);
  }

  /** False once the limit of this second is reached. */
  admit(now: number): boolean {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#inSecond = 0;
    }
    this.#inSecond += 1;
    return this.settings.requestsPerSecond === null || this.#inSecond <= this.settings.requestsPerSecond;
  }
}
