import type { Readable } from 'node:stream';

export interface FileMeta {
  /** Bytes. */
  size: number;
  contentType: string;
}

/**
 * Where the bytes of files are. An id is put once; one that is not there is nowhere half. Every call may throw
 * `FileStoreUnavailableError`.
 */
export abstract class FileStore {
  /** Copies a local file. Whoever fails or dies on the way leaves nothing that `read` would find. */
  abstract put(id: string, path: string, meta: FileMeta): Promise<void>;

  /** Copies one that is there; like `put`, wholly or not at all. @throws FileNotFoundError */
  abstract copy(from: string, to: string): Promise<void>;

  /** The caller reads it to its end or destroys it. @throws FileNotFoundError */
  abstract read(id: string): Promise<Readable>;

  /** One that is not there is fine; what an interrupted `put` left goes too. Rejects where `signal` ends it before it is done. */
  abstract delete(id: string, signal?: AbortSignal): Promise<void>;

  /** Rejects where nothing can be put now. Leaves nothing behind. */
  abstract check(signal: AbortSignal): Promise<void>;
}
