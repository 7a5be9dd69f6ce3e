const { console: output } = globalThis;

/** Writes to the browser console: messages required by the SPEC, and errors. */
export const log = {
  warn: (message: string) => output.warn(message),
  error: (message: string, cause?: unknown) => output.error(message, ...(cause === undefined ? [] : [cause])),
};
