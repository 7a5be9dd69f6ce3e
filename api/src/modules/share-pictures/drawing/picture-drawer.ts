import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PicturesBusyError } from '../share-pictures.errors.ts';
import { DrawingProcess, type Drawing } from './drawing-process.ts';

const maxWaiting = 20;
const limitMs = 10_000;
const idleMs = 60_000;

/** Draws one picture at a time, in a process that starts when it is needed and ends when it is not. */
@Injectable()
export class PictureDrawer implements OnApplicationShutdown {
  private process: DrawingProcess | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private rest: NodeJS.Timeout | undefined;

  /** Not at `onModuleDestroy`: requests in flight still finish after that. */
  onApplicationShutdown(): void {
    clearTimeout(this.rest);
    this.endProcess();
  }

  /** @throws PicturesBusyError when too many others are before it */
  draw(drawing: Drawing): Promise<Buffer> {
    if (this.waiting >= maxWaiting) return Promise.reject(new PicturesBusyError());
    this.waiting++;
    const turn = this.last.then(() => this.drawNow(drawing));
    this.last = turn.catch(() => {}).finally(() => this.waiting--);
    return turn;
  }

  private async drawNow(drawing: Drawing): Promise<Buffer> {
    clearTimeout(this.rest);
    if (this.process === null || this.process.hasEnded) this.process = new DrawingProcess(limitMs);
    try {
      return await this.process.draw(drawing);
    } finally {
      this.rest = setTimeout(() => this.endProcess(), idleMs).unref();
    }
  }

  /** It takes a moment to be gone; nothing more is asked of it. */
  private endProcess(): void {
    this.process?.end();
    this.process = null;
  }
}
