import { spawn, type ChildProcess } from 'node:child_process';

/** Limits of one decoding, passed to the child. */
export interface DecoderLimits {
  /** Resident memory of the process in bytes, including native libraries. */
  memoryBytes: number;
  /** CPU time of all threads in milliseconds. It is independent of the machine's load. */
  cpuMs: number;
}

export interface DecoderProgram extends DecoderLimits {
  /** Absolute path of a `.mjs` file that calls `serveDecoder`. */
  script: string;
  /**
   * Wall time in milliseconds after which a decoder without enough CPU time is ended. The input is not recorded as
   * harmful.
   */
  wallMs: number;
  /** Additional flags for Node. */
  execArgv?: readonly string[];
}

/** `isInputsFault`: the input exceeded a limit or crashed the decoder; false: the machine was too slow, or the process is stopping. */
export type Decoded<Answer> =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'ended'; reason: string; isInputsFault: boolean };

/** Messages of `decoder.runtime.mjs`. `failed` is not the input's fault. */
export type DecoderMessage<Answer = unknown> =
  | { kind: 'ready' }
  | { kind: 'answer'; answer: Answer }
  | { kind: 'failed'; reason: string };

const mebibyte = 1024 * 1024;
const startLimitMs = 20_000;
/**
 * In Node 22 and later, V8 reserves this much writable memory for the code of each isolate, which `ulimit -d` counts. Earlier versions
 * reserve it without access rights, which is not counted. The decoder and its watchdog have an isolate each.
 */
const codeRangeBytes = Number.parseInt(process.versions.node, 10) >= 22 ? 512 * mebibyte : 0;
/** Private memory that is reserved but not resident: thread stacks, free heap space, code ranges. */
const reservedBytes = 320 * mebibyte + 2 * codeRangeBytes;

/**
 * Limits the memory of a process and its threads, including native memory (`ulimit -d`: enforced by Linux 4.7 and later; macOS ignores
 * it and relies on the watchdog), disables core dumps, and lowers the priority below processes that serve requests.
 */
const limitedShell = 'ulimit -c 0; ulimit -d "$0" 2>/dev/null; exec nice -n 5 "$@"';

function spawnLimited({ script, execArgv = [], memoryBytes, cpuMs }: DecoderProgram): ChildProcess {
  const dataKib = Math.ceil((memoryBytes + reservedBytes) / 1024);
  const limits: DecoderLimits = { memoryBytes, cpuMs };
  const command = [process.execPath, '--max-old-space-size=192', ...execArgv, script, JSON.stringify(limits)];
  return spawn('/bin/sh', ['-c', limitedShell, String(dataKib), ...command], {
    env: { PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}

/**
 * A child process that decodes untrusted input within limits, one input at a time (ADR 36). A thread cannot replace it, because a
 * decoder that exhausts memory ends the whole process.
 */
export class DecoderProcess<Request extends object | string, Answer> {
  private readonly child: ChildProcess;
  private receive: (message: DecoderMessage<Answer> | null) => void = () => {};
  private endReason: string | null = null;
  private isInputsFault = true;

  private constructor(private readonly program: DecoderProgram) {
    this.child = spawnLimited(program);
    this.child.on('message', (message) => this.receive(message as DecoderMessage<Answer>));
    this.child.on('error', (error) => this.onEnd(error.message));
    this.child.once('exit', (code, signal) => this.onEnd(signal ?? `exit code ${code}`));
    this.child.unref();
    this.child.channel?.unref();
  }

  /** @throws Error if the program does not start */
  static async start<Request extends object | string, Answer>(
    program: DecoderProgram,
  ): Promise<DecoderProcess<Request, Answer>> {
    const started = new DecoderProcess<Request, Answer>(program);
    const message = await started.next(startLimitMs);
    if (message?.kind === 'ready') return started;
    started.end();
    throw new Error(`The decoder ${program.script} does not start: ${started.endReason ?? 'no answer'}`);
  }

  get hasEnded(): boolean {
    return this.endReason !== null;
  }

  /**
   * One call at a time.
   * @throws Error for a failure that is not the input's fault
   */
  async decode(request: Request): Promise<Decoded<Answer>> {
    const answering = this.next(this.program.wallMs);
    // If the process has just ended, the `exit` event reports it.
    this.child.send(request, () => {});
    const message = await answering;
    if (message?.kind === 'answer') return message;
    if (message === null) return { kind: 'ended', reason: this.endReason!, isInputsFault: this.isInputsFault };
    throw new Error(message.kind === 'failed' ? message.reason : 'The responses of the decoder are out of order');
  }

  end(): void {
    this.isInputsFault = false;
    this.child.kill('SIGKILL');
  }

  private next(limitMs: number): Promise<DecoderMessage<Answer> | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.end(), limitMs);
      this.receive = (message) => {
        clearTimeout(timer);
        resolve(message);
      };
      if (this.endReason !== null) this.receive(null);
    });
  }

  private onEnd(reason: string): void {
    this.endReason ??= reason;
    this.receive(null);
  }
}
