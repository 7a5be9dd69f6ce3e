import { DecoderProcess, type Decoded, type DecoderProgram } from './decoder-process.ts';
import { FairSemaphore, type FairSemaphoreOptions } from '../operations/fair-semaphore.ts';

export interface DecoderPoolOptions extends FairSemaphoreOptions {
  program: DecoderProgram;
  /** Milliseconds without work after which all processes are ended. */
  idleMs: number;
}

/** `width` processes at most, started on demand. A process that an input ended is replaced for the next input. */
export class DecoderPool<Order extends object | string, Answer> {
  private readonly semaphore: FairSemaphore;
  private readonly idle: DecoderProcess<Order, Answer>[] = [];
  private readonly busy = new Set<DecoderProcess<Order, Answer>>();
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(private readonly options: DecoderPoolOptions) {
    this.semaphore = new FairSemaphore(options);
  }

  /** Null: the queue is full, or the wait was too long. @throws for a failure that is not the input's fault */
  async decode(order: Order, client: string | null): Promise<Decoded<Answer> | null> {
    if (!(await this.semaphore.acquire(client))) return null;
    try {
      return await this.decodeNow(order);
    } finally {
      this.semaphore.release(client);
    }
  }

  /** Ends all processes, busy ones included. */
  end(): void {
    clearTimeout(this.idleTimer);
    for (const one of [...this.idle, ...this.busy]) one.end();
  }

  private async decodeNow(order: Order): Promise<Decoded<Answer>> {
    const one = this.takeIdle() ?? (await DecoderProcess.start<Order, Answer>(this.options.program));
    this.busy.add(one);
    try {
      return await one.decode(order);
    } finally {
      this.busy.delete(one);
      this.idle.push(one);
      this.endWhenIdle();
    }
  }

  private takeIdle(): DecoderProcess<Order, Answer> | null {
    const one = this.idle.pop();
    return one?.hasEnded ? this.takeIdle() : (one ?? null);
  }

  private endWhenIdle(): void {
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => {
      for (const one of this.idle.splice(0)) one.end();
    }, this.options.idleMs).unref();
  }
}
