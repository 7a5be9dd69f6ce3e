/** `resume`, `picture`: uploads. The others decode in the background. */
export const decoderNames = [
  'resume',
  'picture',
  'share-picture',
  'logo',
  'blog-picture',
  'blog-feed',
  'bounce',
] as const;
export type DecoderName = (typeof decoderNames)[number];

/** Identifies an input. */
export interface DecoderInput {
  decoder: DecoderName;
  /** SHA-256 of the bytes, hexadecimal. */
  contentHash: string;
  /** Where it was fetched; null for an upload. */
  url: string | null;
}

export interface DecoderFailure extends DecoderInput {
  id: string;
  reason: string;
  failedAt: Date;
  /** Null: until an operator clears it or it is deleted by age. */
  blockedUntil: Date | null;
}

/**
 * Inputs that ended a decoder. They are neither fetched nor decoded again, by any process, until the block ends or an operator
 * clears it.
 */
export abstract class DecoderFailures {
  /** Whether `url` must not be fetched now. */
  abstract isUrlBlocked(decoder: DecoderName, url: string): Promise<boolean>;
  /** Whether bytes must not be decoded now. */
  abstract isContentBlocked(decoder: DecoderName, contentHash: string): Promise<boolean>;
  /** @param blockMs Null: without end. */
  abstract record(input: DecoderInput, reason: string, blockMs: number | null): Promise<void>;
  /** The newest first, at most `limit`. */
  abstract list(limit: number): Promise<DecoderFailure[]>;
  /** Allows inputs again; `null` clears all. Returns how many. */
  abstract clear(ids: readonly string[] | null): Promise<number>;
}
