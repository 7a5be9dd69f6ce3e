import type { Readable } from 'node:stream';
import { AppError } from '../../http/index.ts';

/** The file store cannot be reached, or makes no progress. */
export class FileStoreUnavailableError extends AppError {
  override readonly name = 'FileStoreUnavailableError';
  override readonly retryAfterSeconds = 30;

  constructor(options: ErrorOptions) {
    super(503, 'service_unavailable', 'The service is not available at the moment.');
    this.cause = options.cause;
  }
}

export class FileNotFoundError extends AppError {
  override readonly name = 'FileNotFoundError';

  constructor() {
    super(404, 'not_found', 'There is no such file.');
  }
}

export interface FileMeta {
  /** Bytes. */
  size: number;
  contentType: string;
}

/**
 * Stores the bytes of files. An id is put once. Partial files are never visible. Every method may throw
 * `FileStoreUnavailableError`.
 */
export abstract class FileStore {
  /** Copies a local file. A failure or crash leaves nothing that `read` would return. */
  abstract put(id: string, path: string, meta: FileMeta): Promise<void>;

  /** Copies a stored file atomically, like `put`. @throws FileNotFoundError */
  abstract copy(from: string, to: string): Promise<void>;

  /** The caller reads the stream to its end or destroys it. @throws FileNotFoundError */
  abstract read(id: string): Promise<Readable>;

  /**
   * Deletes a file and the remains of an interrupted `put`. Succeeds for a missing file. Rejects if `signal` is aborted
   * first.
   */
  abstract delete(id: string, signal?: AbortSignal): Promise<void>;

  /** Rejects if no file can be put. Leaves no file behind. */
  abstract check(signal: AbortSignal): Promise<void>;
}
