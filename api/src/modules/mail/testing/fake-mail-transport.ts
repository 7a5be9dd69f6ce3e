import { MailTransport, UncertainHandoverError, type OutgoingMail } from '../transport/mail-transport.port.ts';

/** Records mails instead of sending them. */
export class FakeMailTransport extends MailTransport {
  readonly sent: OutgoingMail[] = [];
  private readonly failures: Error[] = [];

  /** The next sends fail with these errors, in order, before any content is sent; an uncertain error after it. */
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

  /** Discards records and failures. */
  reset(): void {
    Object.assign(this, new FakeMailTransport());
  }
}

/** The error of `send`; undefined if it succeeds. */
export const failureOf = (sending: Promise<unknown>): Promise<unknown> =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  );
