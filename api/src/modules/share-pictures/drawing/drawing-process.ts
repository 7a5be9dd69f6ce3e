import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { ReactNode } from 'react';

/** A tree of plain objects, so that it can be sent: no components, no functions. */
export interface Drawing {
  element: ReactNode;
  width: number;
  height: number;
}

/** What `draw-picture.mjs` sends. */
export type Answer = { kind: 'drawn'; png: Buffer } | { kind: 'failed'; reason: string };

const script = join(import.meta.dirname, 'draw-picture.mjs');

/**
 * A process that draws pictures, one after the other: half a second of work when it is new, some 50 ms afterwards, and
 * strangers' logos in it. Not a thread: what a logo unpacks to is no heap that a thread's limits would know.
 */
export class DrawingProcess {
  private readonly child: ChildProcess;
  private answer: (answer: Answer) => void = () => {};
  private reason: string | null = null;

  /** @param limitMs For one picture, the start included. */
  constructor(private readonly limitMs: number) {
    this.child = fork(script, {
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    this.child.on('message', (answer: Answer) => this.answer(answer));
    this.child.once('error', (error) => this.onEnd(error.message));
    this.child.once('exit', (code, signal) => this.onEnd(signal ?? `exit code ${code}`));
    this.child.unref();
    this.child.channel?.unref();
  }

  /** Whether it can be used no more. */
  get hasEnded(): boolean {
    return this.reason !== null;
  }

  /** One at a time. @throws when it cannot be drawn, or takes too long */
  async draw(drawing: Drawing): Promise<Buffer> {
    const answering = this.next();
    // Where it has just ended, `exit` says so.
    this.child.send(drawing, () => {});
    const answer = await answering;
    if (answer.kind === 'failed') throw new Error(`The picture was not drawn: ${answer.reason}`);
    return answer.png;
  }

  end(): void {
    this.child.kill('SIGKILL');
  }

  private next(): Promise<Answer> {
    return new Promise((resolve) => {
      const late = setTimeout(() => this.end(), this.limitMs);
      this.answer = (answer) => {
        clearTimeout(late);
        resolve(answer);
      };
      if (this.reason !== null) this.answer({ kind: 'failed', reason: this.reason });
    });
  }

  private onEnd(reason: string): void {
    this.reason ??= reason;
    this.answer({ kind: 'failed', reason: this.reason });
  }
}
