import { MailTransport, UncertainHandoverError, type OutgoingMail } from './mail-transport.ts';

/** Keeps what would have been sent. */
export class FakeMailTransport extends MailTransport {
  readonly sent: OutgoingMail[] = [];
  private readonly failures: Error[] = [];

  /** The next sends fail with these, in turn; before the content leaves, but for an uncertain one. */
  failWith(...errors: readonly Error[]): void {
    this.failures.push(...errors);
  }

  async send(mail: OutgoingMail, claim: () => Promise<void>): Promise<string | null> {
    const failure = this.failures.shift();
    if (failure !== undefined && !(failure instanceof UncertainHandoverError)) throw failure;
    await claim();
    if (failure !== undefined) throw failure;
    this.sent.push(mail);
    return null;
  }
}
