import { InspectionProcess, type Finding } from './inspection-process.ts';
import { Turns } from '../../../outside/turns.ts';

export interface PoolOptions {
  /** Processes; they start when they are needed. */
  width: number;
  maxWaiting: number;
  maxWaitMs: number;
  /** For one file. */
  limitMs: number;
  /** After which nothing is left running. */
  idleMs: number;
}

/** Processes that inspect PDFs. One that a file took down is replaced when the next file comes. */
export class InspectionPool {
  private readonly turns: Turns;
  private readonly idle: InspectionProcess[] = [];
  private readonly busy = new Set<InspectionProcess>();
  private rest: NodeJS.Timeout | undefined;

  constructor(private readonly options: PoolOptions) {
    this.turns = new Turns(options.width, options.maxWaiting, options.maxWaitMs);
  }

  /** Null: too many others are before it. Rejects when it is not the file that fails. */
  async inspect(path: string): Promise<Finding | null> {
    if (!(await this.turns.take())) return null;
    try {
      return await this.inspectNow(path);
    } finally {
      this.turns.giveBack();
    }
  }

  /** Ends everything, inspections under way included. */
  end(): void {
    clearTimeout(this.rest);
    for (const one of [...this.idle, ...this.busy]) one.end();
  }

  private async inspectNow(path: string): Promise<Finding> {
    const one = this.takeIdle() ?? (await InspectionProcess.start(this.options.limitMs));
    this.busy.add(one);
    try {
      return await one.inspect(path);
    } finally {
      this.busy.delete(one);
      this.idle.push(one);
      this.endWhenIdle();
    }
  }

  private takeIdle(): InspectionProcess | null {
    const one = this.idle.pop();
    return one?.hasEnded ? this.takeIdle() : (one ?? null);
  }

  private endWhenIdle(): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      for (const one of this.idle.splice(0)) one.end();
    }, this.options.idleMs).unref();
  }
}
