import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dataVersion } from '../../database/data-version.sql.ts';
import { IngestStateEntity } from './entities/ingest-state.entity.ts';
import { IngestStateRepository, type IngestState } from './ingest-state.repository.ts';

@Injectable()
export class TypeOrmIngestStateRepository extends IngestStateRepository {
  constructor(private readonly database: DataSource) {
    super();
  }

  async all(): Promise<IngestState[]> {
    const states = await this.database.getRepository(IngestStateEntity).find({ order: { source: 'asc' } });
    const counts = await this.database.query<{ source: string; open: number }[]>(
      `select source, count(*)::int as open from jobs where status = 'open' group by source`,
    );
    const openJobs = new Map(counts.map(({ source, open }) => [source, open]));
    return states.map((state) => Object.assign(state, { openJobs: openJobs.get(state.source) ?? 0 }));
  }

  async dataVersion(): Promise<string> {
    const [row] = await this.database.query<{ version: string }[]>(`select ${dataVersion} as version`);
    return row?.version ?? '0';
  }
}
