import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { limits } from 'shared-contracts';
import { Turns } from '../../../outside/turns.ts';
import { PictureUnreadableError, PicturesBusyError } from '../profile.errors.ts';
import { ShapingProcess } from './shaping-process.ts';

/** A telephone's photograph takes a few tenths of a second. */
const limitMs = 10_000;
const maxWaiting = 20;
const maxWaitMs = 15_000;
const idleMs = 60_000;

/** Makes profile pictures of what people send, one at a time, in a process that starts when it is needed. */
@Injectable()
export class PictureShaper implements OnApplicationShutdown {
  private readonly logger = new Logger(PictureShaper.name);
  private readonly turns = new Turns(1, maxWaiting, maxWaitMs);
  private process: ShapingProcess | null = null;
  private rest: NodeJS.Timeout | undefined;

  /**
   * A square WebP, upright, and without what the camera wrote.
   * @throws PictureUnreadableError, PicturesBusyError when too many others are before it
   */
  async shape(picture: Uint8Array): Promise<Buffer> {
    if (!(await this.turns.take())) throw new PicturesBusyError();
    try {
      return await this.shapeNow(picture);
    } finally {
      this.turns.giveBack();
    }
  }

  /** Not at `onModuleDestroy`: requests in flight still finish after that. */
  onApplicationShutdown(): void {
    clearTimeout(this.rest);
    this.endProcess();
  }

  private async shapeNow(picture: Uint8Array): Promise<Buffer> {
    clearTimeout(this.rest);
    if (this.process === null || this.process.hasEnded) this.process = new ShapingProcess(limitMs);
    const answer = await this.process.shape({ picture, side: limits.pictureSide });
    this.rest = setTimeout(() => this.endProcess(), idleMs).unref();
    if (answer.kind === 'shaped') return answer.webp;
    this.logger.log(`A picture is refused: ${answer.reason}`);
    throw new PictureUnreadableError();
  }

  private endProcess(): void {
    this.process?.end();
    this.process = null;
  }
}
