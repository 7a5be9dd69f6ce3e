import { Readable } from 'node:stream';

/** Larger than most mails. */
const chunkBytes = 64 * 1024;

/** The content of one mail, as a stream. The first read, after the server has accepted DATA, awaits the claim. */
export class GatedContent extends Readable {
  private isClaimed = false;
  private released = 0;
  private isWhole = false;

  constructor(
    private readonly message: Buffer,
    private readonly claim: () => Promise<void>,
  ) {
    super();
    // The listener that writes the end of the mail is added later.
    this.once('end', () => (this.isWhole = true));
  }

  /**
   * Whether all content has been read for sending. The terminating line follows the last byte, so a server cannot have
   * accepted the mail before. Read content may still be buffered, so a mail for which this is true may not have been
   * accepted.
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
