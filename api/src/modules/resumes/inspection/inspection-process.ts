import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** What is found out about a file. */
export type Finding =
  | { kind: 'readable'; pages: number; hasText: boolean }
  | { kind: 'encrypted' }
  /** `reason` is for logs. */
  | { kind: 'unreadable'; reason: string };

/** What `inspect-pdf.mjs` sends. `failed` is no fault of a file. */
export type Answer = Finding | { kind: 'ready' } | { kind: 'failed'; reason: string };

const script = join(import.meta.dirname, 'inspect-pdf.mjs');
const startLimitMs = 20_000;

/** Addons would bring a canvas, which nothing here draws on. */
const execArgv = ['--max-old-space-size=192', '--no-addons', '--disallow-code-generation-from-strings'];

/**
 * A process that opens PDFs, one after the other. Not a worker thread: a heap that is full may end all of Node instead of
 * its thread (one large array is enough), and what unpacks strangers' files must not take the API with it.
 */
export class InspectionProcess {
  private answer: (answer: Answer | null) => void = () => {};
  private reason: string | null = null;

  private constructor(
    private readonly child: ChildProcess,
    private readonly limitMs: number,
  ) {
    child.on('message', (answer: Answer) => this.answer(answer));
    child.once('error', (error) => this.onEnd(error.message));
    child.once('exit', (code, signal) => this.onEnd(signal ?? `exit code ${code}`));
    child.unref();
    child.channel?.unref();
  }

  /** @param limitMs For one file. */
  static async start(limitMs: number): Promise<InspectionProcess> {
    const child = fork(script, { execArgv, env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const started = new InspectionProcess(child, limitMs);
    const answer = await started.next(startLimitMs);
    if (answer?.kind === 'ready') return started;
    started.end();
    throw new Error(`PDFs cannot be inspected: ${answer?.kind === 'failed' ? answer.reason : started.reason}`);
  }

  /** Whether it can be used no more. */
  get hasEnded(): boolean {
    return this.reason !== null;
  }

  /** One at a time. A file that takes the process down, or takes too long, is unreadable. */
  async inspect(path: string): Promise<Finding> {
    const answering = this.next(this.limitMs);
    // Where it has just ended, `exit` says so.
    this.child.send(path, () => {});
    const answer = await answering;
    if (answer === null) return { kind: 'unreadable', reason: `it ended the inspection: ${this.reason}` };
    if (answer.kind === 'failed') throw new Error(answer.reason);
    if (answer.kind === 'ready') throw new Error('The inspection answered out of turn');
    return answer;
  }

  end(): void {
    this.child.kill('SIGKILL');
  }

  /** Null: it ended instead. */
  private next(limitMs: number): Promise<Answer | null> {
    return new Promise((resolve) => {
      const late = setTimeout(() => this.end(), limitMs);
      this.answer = (answer) => {
        clearTimeout(late);
        resolve(answer);
      };
      if (this.hasEnded) this.answer(null);
    });
  }

  private onEnd(reason: string): void {
    this.reason ??= reason;
    this.answer(null);
  }
}
