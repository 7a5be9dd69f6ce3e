const { console: output } = globalThis;

/** The one place that writes to the browser's console: what the spec asks to be logged, and errors. */
export const log = {
  warn: (message: string) => output.warn(message),
  error: (message: string, cause?: unknown) => output.error(message, ...(cause === undefined ? [] : [cause])),
};
