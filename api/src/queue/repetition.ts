import { setTimeout as wait } from 'node:timers/promises';

/**
 * Work that is done again and again: at once, and then each time some seconds after the last turn has ended, so that turns
 * never pile up. The work must not throw, and gets a signal on which a long turn ends soon: what is left of it waits for the next.
 */
export class Repetition {
  private readonly stopped = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly seconds: number,
    private readonly work: (turn: number, signal: AbortSignal) => Promise<unknown>,
  ) {}

  start(): void {
    this.running = this.repeat();
  }

  /** Waits for the turn under way: the database goes away after this. */
  async stop(): Promise<void> {
    this.stopped.abort();
    await this.running;
  }

  private async repeat(): Promise<void> {
    const { signal } = this.stopped;
    for (let turn = 0; !signal.aborted; turn++) {
      await this.work(turn, signal);
      // Stopped in the meantime: the loop sees it.
      await wait(this.seconds * 1000, undefined, { signal }).catch(() => {});
    }
  }
}
