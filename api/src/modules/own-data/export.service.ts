import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { OwnDataSources, type UserEntity } from '../users/index.ts';
import { writeArchive, type CollectedData } from './export-archive.ts';
import { ExportLimit } from './export-limit.ts';

/** Everything that is stored of a person, for that person. */
@Injectable()
export class ExportService {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly limit: ExportLimit,
  ) {}

  /** Every domain is asked before the first byte leaves, so that one that fails is an answer and no broken archive. */
  async export({ id }: Pick<UserEntity, 'id'>, now: Date): Promise<Readable> {
    await this.limit.count(id);
    const collected: CollectedData[] = [];
    for (const [domain, collect] of this.sources.all()) collected.push({ domain, ...(await collect(id)) });
    return writeArchive(collected, now);
  }
}
