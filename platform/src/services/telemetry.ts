const { console: output } = globalThis;

/** Writes to the browser console: messages required by the SPEC, and errors. */
export const log = {
  warn: (message: string) => output.warn(message),
  error: (message: string, cause?: unknown) => output.error(message, ...(cause === undefined ? [] : [cause])),
};

interface ReportedError {
  /** Source of the error: `mfe-jobs@1.0.0-1a2b3c4d`, `shell`. */
  readonly id: string;
  readonly error: unknown;
  readonly at: Date;
}

export interface Telemetry {
  /** Logs an error with its source and stores it. Never throws. */
  readonly report: (id: string, error: unknown) => void;
  /** The newest errors, oldest first. */
  readonly errors: () => readonly ReportedError[];
}

const maxErrors = 50;

export function createTelemetry(write: typeof log.error = log.error): Telemetry {
  const errors: ReportedError[] = [];
  return {
    report(id, error) {
      errors.push({ id, error, at: new Date() });
      if (errors.length > maxErrors) errors.shift();
      write(`[${id}]`, error);
    },
    errors: () => errors,
  };
}
