import type { PlatformErrorCode } from './platform-error-texts.ts';

/** An error of the platform or shell. `cause` is the error that it explains. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly code: PlatformErrorCode;

  /** @param detail default: the message of `cause` */
  constructor(code: PlatformErrorCode, detail?: string, options?: ErrorOptions) {
    super(`${code} ${detail ?? messageOf(options?.cause)}`, options);
    this.code = code;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The code of an error, also of an isolated remote, which has a class of its own. */
export function platformErrorCode(error: unknown): PlatformErrorCode | undefined {
  return error instanceof Error && error.name === 'PlatformError' ? (error as PlatformError).code : undefined;
}

/** An error with a code: `error` itself if it has one. */
export function toPlatformError(code: PlatformErrorCode, error: unknown): Error {
  return platformErrorCode(error) === undefined
    ? new PlatformError(code, undefined, { cause: error })
    : (error as Error);
}
