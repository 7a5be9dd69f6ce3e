import { fork, type ChildProcess, type SerializationType } from 'node:child_process';

export interface ProcessOptions {
  execArgv?: readonly string[];
  /** `advanced` where buffers are sent. */
  serialization?: SerializationType;
}

/**
 * A process of our own that opens what strangers sent, with an empty environment: one message, one answer. Not a thread:
 * what a file unpacks to may end all of Node instead of its thread (ADR 17).
 */
export class AnsweringProcess<Answer> {
  private readonly child: ChildProcess;
  private answer: (answer: Answer | null) => void = () => {};
  private endedBy: string | null = null;

  constructor(script: string, { execArgv = [], serialization = 'json' }: ProcessOptions = {}) {
    this.child = fork(script, {
      execArgv: [...execArgv],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization,
    });
    this.child.on('message', (answer) => this.answer(answer as Answer));
    this.child.on('error', (error) => this.onEnd(error.message));
    this.child.once('exit', (code, signal) => this.onEnd(signal ?? `exit code ${code}`));
    this.child.unref();
    this.child.channel?.unref();
  }

  /** Why it can be used no more; null while it can. */
  get ended(): string | null {
    return this.endedBy;
  }

  /** One at a time. Null: it ended instead, or took longer than `limitMs` and was ended. */
  ask(message: object | string, limitMs: number): Promise<Answer | null> {
    const answering = this.next(limitMs);
    // Where it has just ended, `exit` says so.
    this.child.send(message, () => {});
    return answering;
  }

  /** What it says by itself. */
  next(limitMs: number): Promise<Answer | null> {
    return new Promise((resolve) => {
      const late = setTimeout(() => this.kill(), limitMs);
      this.answer = (answer) => {
        clearTimeout(late);
        resolve(answer);
      };
      if (this.endedBy !== null) this.answer(null);
    });
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  private onEnd(reason: string): void {
    this.endedBy ??= reason;
    this.answer(null);
  }
}
