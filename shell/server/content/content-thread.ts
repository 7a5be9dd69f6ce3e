import { Worker } from 'node:worker_threads';
import {
  entryOfMark,
  type EntrySet,
  type Rendered,
  type RenderOrder,
  type RenderRequest,
  type Warmth,
  type WorkerData,
  type WorkerMessage,
} from './content.types.ts';

export type Outcome =
  /** `took`: milliseconds that the entry itself needed. */
  | { kind: 'content'; content: Rendered | null; took: number }
  /** `blame`: the entry itself is at fault, not its neighbours in the thread. */
  | { kind: 'failure'; reason: string; blame: boolean };

export interface ThreadOptions {
  workerFile: URL;
  set: EntrySet;
  skip: readonly string[];
  kill: number;
  warmUp: number;
}

/** What an entry may use before its thread ends; the page itself lives in the main thread and is not touched. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, codeRangeSizeMb: 16 };

/** One worker thread with one set of entries. It never throws at the one who asks: it answers with a failure. */
export class ContentThread {
  readonly #thread: Worker;
  readonly #running = new Int32Array(new SharedArrayBuffer(4));
  readonly #waiting = new Map<number, (outcome: Outcome) => void>();
  readonly #options: ThreadOptions;
  #lastTicket = 0;
  #retired = false;
  /** Resolves once every entry was loaded and rendered; rejects when the thread ends or takes too long before. */
  readonly warm: Promise<Warmth>;
  /** Resolves with the entry that took the thread down, where one did, and why it ended. */
  readonly ended: Promise<{ guilty: string | null; reason: string }>;

  constructor(options: ThreadOptions) {
    this.#options = options;
    const workerData: WorkerData = { set: options.set, skip: options.skip, running: this.#running.buffer };
    this.#thread = new Worker(options.workerFile, { workerData, env: {}, resourceLimits, name: 'content' });
    this.#thread.unref();
    this.ended = this.#watchEnd();
    this.warm = this.#watchWarmUp();
    this.#thread.on('message', (message: WorkerMessage) => this.#onMessage(message));
  }

  /** Resolves when the entry has answered, or after `kill` milliseconds at the latest. */
  render(id: string, request: RenderRequest): Promise<Outcome> {
    this.#lastTicket = (this.#lastTicket % 0x7f_ff_ff_ff) + 1;
    const ticket = this.#lastTicket;
    return new Promise((resolve) => {
      const stuck = setTimeout(() => this.#onStuck(ticket), this.#options.kill);
      this.#waiting.set(ticket, (outcome) => {
        clearTimeout(stuck);
        this.#waiting.delete(ticket);
        this.#endIfIdle();
        resolve(outcome);
      });
      this.#thread.postMessage({ ticket, id, request } satisfies RenderOrder);
    });
  }

  /** Lets the answers in flight out, then ends the thread, which gives all its memory back. */
  retire(): void {
    this.#retired = true;
    this.#endIfIdle();
  }

  terminate(): Promise<number> {
    return this.#thread.terminate();
  }

  #endIfIdle(): void {
    if (this.#retired && this.#waiting.size === 0) void this.#thread.terminate();
  }

  #onMessage(message: WorkerMessage): void {
    if (message.kind === 'warm') return;
    const answer = this.#waiting.get(message.ticket);
    if (message.kind === 'failure') answer?.({ kind: 'failure', reason: message.reason, blame: true });
    else answer?.(toOutcome(message.content, message.took));
  }

  #onStuck(ticket: number): void {
    const isStuck = Atomics.load(this.#running, 0) !== 0;
    if (isStuck) void this.#thread.terminate();
    else this.#waiting.get(ticket)?.({ kind: 'failure', reason: 'never', blame: true });
  }

  async #watchEnd(): Promise<{ guilty: string | null; reason: string }> {
    let reason = 'ended';
    this.#thread.on('error', (error) => (reason = error.message));
    await new Promise<void>((resolve) => void this.#thread.once('exit', () => resolve()));
    const mark = Atomics.load(this.#running, 0);
    for (const [ticket, answer] of this.#waiting) {
      answer({ kind: 'failure', reason, blame: ticket === mark });
    }
    return { guilty: entryOfMark(this.#options.set, mark)?.id ?? null, reason };
  }

  #watchWarmUp(): Promise<Warmth> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => void this.#thread.terminate(), this.#options.warmUp);
      this.#thread.on('message', (message: WorkerMessage) => {
        if (message.kind !== 'warm') return;
        clearTimeout(late);
        resolve(message.warmth);
      });
      const give = ({ reason }: { reason: string }) => {
        clearTimeout(late);
        reject(new Error(reason));
      };
      void this.ended.then(give);
    });
  }
}

function toOutcome(content: unknown, took: number): Outcome {
  if (content === null || isRendered(content)) return { kind: 'content', content, took };
  return { kind: 'failure', reason: 'its answer is no content', blame: true };
}

/** Css is printed inside a style element, which nothing may end early. */
function isRendered(content: unknown): content is Rendered {
  if (typeof content !== 'object' || content === null || !('html' in content) || !('css' in content)) return false;
  return typeof content.html === 'string' && typeof content.css === 'string' && !/<\/style/i.test(content.css);
}
