import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { AppError } from '../../http/index.ts';
import { OwnDataSources, type UserEntity } from '../users/index.ts';
import { writeArchive, type CollectedData } from './export-archive.format.ts';

class TooManyExportsError extends AppError {
  override readonly name = 'TooManyExportsError';

  constructor(override readonly retryAfterSeconds: number) {
    super(429, 'too_many_requests', 'Your data was downloaded often within this hour. Try again later.');
  }
}

const perHour = 5;
const hourMs = 3_600_000;

/** Limits exports, which read every file of a user. Counted per user, because reads are not limited by address. */
@Injectable()
export class ExportLimit {
  constructor(@Inject(ThrottlerStorage) private readonly counts: ThrottlerStorage) {}

  /** @throws TooManyExportsError */
  async count(userId: number): Promise<void> {
    const name = 'export';
    const { isBlocked, timeToBlockExpire } = await this.counts.increment(
      `${name}:${userId}`,
      hourMs,
      perHour,
      hourMs,
      name,
    );
    if (isBlocked) throw new TooManyExportsError(timeToBlockExpire);
  }
}

/** Exports all data that is stored about a user. */
@Injectable()
export class ExportService {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly limit: ExportLimit,
  ) {}

  /**
   * Collects the data of every domain before the first byte, so that a failure is an error response and not a broken
   * archive.
   */
  async export({ id }: Pick<UserEntity, 'id'>, now: Date): Promise<Readable> {
    await this.limit.count(id);
    const collected: CollectedData[] = [];
    for (const [domain, collect] of this.sources.all()) collected.push({ domain, ...(await collect(id)) });
    return writeArchive(collected, now);
  }
}
