import { join } from 'node:path';
import { AnsweringProcess } from '../../../outside/answering-process.ts';

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

/** A process that opens PDFs, one after the other. */
export class InspectionProcess {
  private readonly process = new AnsweringProcess<Answer>(script, { execArgv });

  private constructor(private readonly limitMs: number) {}

  /** @param limitMs For one file. */
  static async start(limitMs: number): Promise<InspectionProcess> {
    const started = new InspectionProcess(limitMs);
    const answer = await started.process.next(startLimitMs);
    if (answer?.kind === 'ready') return started;
    started.end();
    throw new Error(`PDFs cannot be inspected: ${answer?.kind === 'failed' ? answer.reason : started.process.ended}`);
  }

  /** Whether it can be used no more. */
  get hasEnded(): boolean {
    return this.process.ended !== null;
  }

  /** One at a time. A file that takes the process down, or takes too long, is unreadable. */
  async inspect(path: string): Promise<Finding> {
    const answer = await this.process.ask(path, this.limitMs);
    if (answer === null) return { kind: 'unreadable', reason: `it ended the inspection: ${this.process.ended}` };
    if (answer.kind === 'failed') throw new Error(answer.reason);
    if (answer.kind === 'ready') throw new Error('The inspection answered out of turn');
    return answer;
  }

  end(): void {
    this.process.kill();
  }
}
