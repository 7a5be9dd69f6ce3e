import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { OwnDataSources, type UserEntity } from '../users/index.ts';
import { writeArchive, type CollectedData } from './export-archive.ts';
import { ExportLimit } from './export-limit.ts';

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
