import { Injectable } from '@nestjs/common';
import { brand, type TrackingSource } from 'shared-contracts';
import { DataSource } from 'typeorm';
import type { Visitor } from './job-tracking.policy.ts';
import { JobTrackingRepository, type ClicksRecord } from './job-tracking.repository.ts';

const columns: Record<Visitor, string> = { person: 'people', machine: 'machines' };

@Injectable()
export class TypeOrmJobTrackingRepository extends JobTrackingRepository {
  constructor(private readonly database: DataSource) {
    super();
  }

  clicks(jobId: number): Promise<ClicksRecord[]> {
    return this.database.query<ClicksRecord[]>(
      `select source, sum(people)::int as people, sum(machines)::int as machines,
         to_char(max(day) filter (where people > 0), 'YYYY-MM-DD') as "lastClickOn"
       from job_tracking_clicks where job_id = $1 group by source`,
      [jobId],
    );
  }

  async count(jobId: number, source: TrackingSource, visitor: Visitor): Promise<void> {
    const column = columns[visitor];
    await this.database.query(
      `insert into job_tracking_clicks as stored (job_id, source, day, ${column})
       values ($1, $2, (now() at time zone $3)::date, 1)
       on conflict (job_id, source, day) do update set ${column} = stored.${column} + 1`,
      [jobId, source, brand.timeZone],
    );
  }
}
