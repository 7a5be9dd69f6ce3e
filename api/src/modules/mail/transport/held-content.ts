import { Readable } from 'node:stream';

/** Most mails are less. */
const chunkBytes = 64 * 1024;

/** The bytes of one mail, held back until its server wants them: nobody reads them before it has said yes to DATA. */
export class HeldContent extends Readable {
  private isClaimed = false;
  private released = 0;
  private isWhole = false;

  constructor(
    private readonly message: Buffer,
    private readonly claim: () => Promise<void>,
  ) {
    super();
    // The listener of whoever writes the line that ends a mail comes later.
    this.once('end', () => (this.isWhole = true));
  }

  /**
   * Whether all of it has been read, to be sent. The line that ends a mail follows its last byte: before that no server can
   * have taken it. Not all that was read has left by then, so some that say true were never taken.
   */
  get mayHaveArrived(): boolean {
    return this.isWhole;
  }

  override _read(): void {
    if (this.isClaimed) this.release();
    else void this.claimFirst();
  }

  private async claimFirst(): Promise<void> {
    try {
      await this.claim();
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    this.isClaimed = true;
    this.release();
  }

  private release(): void {
    const chunk = this.message.subarray(this.released, this.released + chunkBytes);
    this.released += chunk.length;
    this.push(chunk.length === 0 ? null : chunk);
  }
}
