import { Injectable } from '@nestjs/common';
import { DataVersion } from '../../http/data-version.ts';
import { IngestStateRepository } from './ingest-state.repository.ts';

/** What is changed in one process shows in all of them within a second: half of it is for reading what changed. */
const lifetimeMs = 500;

/** Asks the database twice a second at most, however many answers need it. */
@Injectable()
export class RecentDataVersion extends DataVersion {
  private latest: Promise<string> | null = null;
  private askedAt = 0;

  constructor(private readonly states: IngestStateRepository) {
    super();
  }

  current(): Promise<string> {
    const now = Date.now();
    if (this.latest === null || now - this.askedAt >= lifetimeMs) {
      this.askedAt = now;
      this.latest = this.ask();
    }
    return this.latest;
  }

  forget(): void {
    this.latest = null;
  }

  /** A failure is not remembered. */
  private async ask(): Promise<string> {
    try {
      return await this.states.dataVersion();
    } catch (error) {
      this.latest = null;
      throw error;
    }
  }
}
