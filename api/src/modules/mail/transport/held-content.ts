import { Readable } from 'node:stream';

/** The content of one mail, held back until its server wants it. */
export class HeldContent {
  private isWhole = false;

  constructor(private readonly claim: () => Promise<void>) {}

  /**
   * Whether all of it has been read, to be sent. The line that ends a mail follows its last byte: before that no server can
   * have taken it. Not all that was read has left by then, so some that say true were never taken.
   */
  get mayHaveArrived(): boolean {
    return this.isWhole;
  }

  /** Nodemailer reads what this answers after the server has said yes to DATA, and not at all otherwise. */
  readonly hold = (content: Readable): Readable => {
    const held = Readable.from(this.release(content), { objectMode: false });
    return held.once('end', () => (this.isWhole = true));
  };

  private async *release(content: Readable): AsyncGenerator {
    await this.claim();
    yield* content;
  }
}
