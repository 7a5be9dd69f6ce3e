import type { ChildProcess } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';
import type { EntrySet, Rendered, RenderRequest, WarmUpResult } from './content.types.ts';
import { entryOfMark, readMessage, type ProcessMessage, type ProcessOrder } from './messages.ts';
import { startProgram } from './start-program.ts';

export type Outcome =
  /** `took`: render time of the entry in milliseconds. */
  | { kind: 'content'; content: Rendered | null; took: number }
  /** `isEntryFault`: the failure was caused by this entry, not by another entry in the process. */
  | { kind: 'failure'; reason: string; isEntryFault: boolean };

export interface ProcessEnd {
  /** The entry whose code ran. */
  crashedEntry: string | null;
  reason: string;
}

export interface ProcessOptions {
  programFile: URL;
  set: EntrySet;
  skip: readonly string[];
  kill: number;
  warmUp: number;
  log: FastifyBaseLogger;
}

/**
 * One child process without privileges that runs one set of entries. It never throws: errors are returned as failures.
 */
export class ContentProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, { id: string; settle: (outcome: Outcome) => void }>();
  readonly #options: ProcessOptions;
  /** The entry whose code runs, as the process last reported it. */
  #running: string | null = null;
  /** Ends the process when that code runs too long. The warm-up has a limit for all entries together. */
  #blocked: NodeJS.Timeout | undefined;
  #isWarm = false;
  #lastTicket = 0;
  #retired = false;
  #onWarm: (warmUpResult: WarmUpResult) => void = () => {};
  /** Resolves once every entry was loaded and rendered; rejects when the process ends or takes too long before. */
  readonly warm: Promise<WarmUpResult>;
  /** Resolves with the reason of the end and the entry that caused it, if any. */
  readonly ended: Promise<ProcessEnd>;

  constructor(options: ProcessOptions) {
    this.#options = options;
    this.#child = startProgram(options);
    this.ended = this.#watchEnd();
    this.warm = this.#watchWarmUp();
    this.#child.on('message', (sent: unknown) => this.#onMessage(readMessage(sent)));
    this.#send({ kind: 'load', set: options.set, skip: options.skip });
  }

  /** Resolves when the entry has answered, or after `kill` milliseconds at the latest. */
  render(id: string, request: RenderRequest): Promise<Outcome> {
    this.#lastTicket = (this.#lastTicket % 0x7f_ff_ff_ff) + 1;
    const ticket = this.#lastTicket;
    return new Promise((resolve) => {
      // Answers that have already arrived are read first.
      const late = setTimeout(() => setImmediate(() => this.#onLate(ticket)), this.#options.kill);
      const settle = (outcome: Outcome) => {
        clearTimeout(late);
        this.#waiting.delete(ticket);
        this.#endIfIdle();
        resolve(outcome);
      };
      this.#waiting.set(ticket, { id, settle });
      this.#send({ kind: 'render', ticket, id, request });
    });
  }

  /** Sends the answers in flight, then ends the process, which frees all its memory. */
  retire(): void {
    this.#retired = true;
    this.#endIfIdle();
  }

  terminate(): void {
    this.#child.kill('SIGKILL');
  }

  #endIfIdle(): void {
    if (this.#retired && this.#waiting.size === 0) this.terminate();
  }

  /** Errors are ignored: `ended` reports that the process has ended. */
  #send(order: ProcessOrder): void {
    this.#child.send(order, () => {});
  }

  #onMessage(message: ProcessMessage | null): void {
    if (message === null) return;
    if (message.kind === 'running') this.#onRunning(entryOfMark(this.#options.set, message.mark));
    else if (message.kind === 'warm') this.#onWarm(message.result);
    else this.#waiting.get(message.ticket)?.settle(toOutcome(message));
  }

  /** An entry that runs too long blocks all others, with or without a page that waits: the process is ended. */
  #onRunning(id: string | null): void {
    this.#running = id;
    clearTimeout(this.#blocked);
    this.#blocked = undefined;
    if (id === null || !this.#isWarm) return;
    // Messages that have already arrived are read first.
    const end = () => setImmediate(() => this.#blocked === blocked && this.terminate());
    const blocked = setTimeout(end, this.#options.kill).unref();
    this.#blocked = blocked;
  }

  /** Another entry is at fault if its code runs. */
  #onLate(ticket: number): void {
    const waiting = this.#waiting.get(ticket);
    const isEntryFault = this.#running === null || this.#running === waiting?.id;
    waiting?.settle({ kind: 'failure', reason: 'never', isEntryFault });
  }

  async #watchEnd(): Promise<ProcessEnd> {
    const reason = await endOf(this.#child);
    clearTimeout(this.#blocked);
    const crashedEntry = this.#running;
    // The end is one failure of the entry that caused it, not one for each of its answers.
    for (const { settle } of this.#waiting.values()) settle({ kind: 'failure', reason, isEntryFault: false });
    return { crashedEntry, reason };
  }

  /**
   * The server waits for the warm-up before it listens, so until then the child keeps this process alive. Without that, a server
   * whose first warm-up takes too long has nothing to wait for and exits.
   */
  #watchWarmUp(): Promise<WarmUpResult> {
    this.#child.ref();
    void this.ended.then(() => this.#child.unref());
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.terminate(), this.#options.warmUp);
      this.#onWarm = (warmUpResult) => {
        clearTimeout(late);
        this.#isWarm = true;
        this.#child.unref();
        resolve(warmUpResult);
      };
      const fail = ({ reason }: { reason: string }) => {
        clearTimeout(late);
        reject(new Error(reason));
      };
      void this.ended.then(fail);
    });
  }
}

function toOutcome(message: Extract<ProcessMessage, { ticket: number }>): Outcome {
  if (message.kind === 'failure') return { kind: 'failure', reason: message.reason, isEntryFault: true };
  return { kind: 'content', content: message.content, took: message.took };
}

/** Resolves with the reason once the process has ended and all its messages were read. */
async function endOf(child: ChildProcess): Promise<string> {
  const exit = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
    child.on('error', (error) => child.pid === undefined && resolve(error.message));
  });
  const disconnected = new Promise<void>((resolve) => child.once('disconnect', resolve));
  const reason = await exit;
  if (child.connected) await disconnected;
  return reason;
}
