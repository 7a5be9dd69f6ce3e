import { toPlatformError } from 'shared-contracts';

const { console: output } = globalThis;

/** Writes to the browser console: messages required by the SPEC, and errors. */
export const log = {
  warn: (message: string) => output.warn(message),
  error: (message: string, cause?: unknown) => output.error(message, ...(cause === undefined ? [] : [cause])),
};

export interface ReportedError {
  /** Source of the error: `mfe-jobs@1.0.0-1a2b3c4d`, `shell`. */
  readonly id: string;
  readonly error: unknown;
  readonly at: Date;
}

export interface Telemetry {
  /** Logs an error with its source and stores it. Never throws. */
  readonly report: (id: string, error: unknown) => void;
  /** Stores an error that the browser has logged. */
  readonly record: (id: string, error: unknown) => void;
  /** Calls a listener with the stored errors, and with each later one. */
  readonly listen: (listener: (error: ReportedError) => void) => void;
  /** The newest errors, oldest first. */
  readonly errors: () => readonly ReportedError[];
}

const maxErrors = 50;

export function createTelemetry(write: typeof log.error = log.error): Telemetry {
  const errors: ReportedError[] = [];
  const listeners: ((error: ReportedError) => void)[] = [];
  const record = (id: string, error: unknown) => {
    const reported = { id, error, at: new Date() };
    errors.push(reported);
    if (errors.length > maxErrors) errors.shift();
    for (const listener of listeners) listener(reported);
  };
  return {
    report(id, error) {
      record(id, error);
      write(`[${id}]`, error);
    },
    record,
    listen(listener) {
      for (const error of errors) listener(error);
      listeners.push(listener);
    },
    errors: () => errors,
  };
}

/** Stores errors that nothing has caught. They belong to the shell unless their stack names the script of a remote. */
export function recordUncaught({ record }: Telemetry, page: Window): void {
  const onError = (error: unknown) => record('shell', toPlatformError('TP-507', error));
  page.addEventListener('error', ({ error, message }) => onError(error ?? message));
  page.addEventListener('unhandledrejection', ({ reason }) => onError(reason));
}
