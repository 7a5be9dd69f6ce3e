import { Injectable } from '@nestjs/common';
import { DataVersion } from '../../http/index.ts';
import { IngestStateRepository } from './ingest-state.repository.ts';

/** Changes must be visible in all processes within a second; the other half is for reading the changed data. */
const lifetimeMs = 500;

/** Caches the data version, so that the database is queried at most twice a second. */
@Injectable()
export class CachedDataVersion extends DataVersion {
  private cached: Promise<string> | null = null;
  private readAt = 0;

  constructor(private readonly states: IngestStateRepository) {
    super();
  }

  current(): Promise<string> {
    const now = Date.now();
    if (this.cached === null || now - this.readAt >= lifetimeMs) {
      this.readAt = now;
      this.cached = this.read();
    }
    return this.cached;
  }

  invalidate(): void {
    this.cached = null;
  }

  /** Failures are not cached. */
  private async read(): Promise<string> {
    try {
      return await this.states.dataVersion();
    } catch (error) {
      this.cached = null;
      throw error;
    }
  }
}
