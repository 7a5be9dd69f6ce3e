/** `resume` and `picture` are uploads. The others are decoded in the background. */
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
  /** URL that it was fetched from; null for an upload. */
  url: string | null;
}

export interface DecoderFailure extends DecoderInput {
  id: string;
  reason: string;
  failedAt: Date;
  /** Null: until an operator clears it or it expires. */
  blockedUntil: Date | null;
}

/**
 * Inputs that crashed a decoder or exceeded its limits. No process fetches or decodes them until the block ends or an operator clears
 * it.
 */
export abstract class DecoderFailures {
  /** Whether `url` is blocked. */
  abstract isUrlBlocked(decoder: DecoderName, url: string): Promise<boolean>;
  /** Whether content with this hash is blocked. */
  abstract isContentBlocked(decoder: DecoderName, contentHash: string): Promise<boolean>;
  /** @param blockMs null: without end */
  abstract record(input: DecoderInput, reason: string, blockMs: number | null): Promise<void>;
  /** At most `limit`, newest first. */
  abstract list(limit: number): Promise<DecoderFailure[]>;
  /** Clears blocks by id; `null` clears all. Returns their number. */
  abstract clear(ids: readonly string[] | null): Promise<number>;
}
