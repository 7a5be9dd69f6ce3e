import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** An open or a click, by a human or a machine. */
export interface MailEvent {
  campaign: number;
  /** Random id of the mail, 8 bytes. */
  mail: Buffer;
  kind: 'open' | 'click';
  /** 0: the pixel, or the hidden link. */
  job: number;
  isMachine: boolean;
}

/** A human event keeps its first time, a machine event its last. */
const insert = `
  insert into campaign_events as known (campaign_id, mail, kind, job_id, is_machine)
  select id, $2, $3, $4, $5 from campaigns where id = $1
  on conflict (campaign_id, mail, kind, job_id) do update
  set happened_at = excluded.happened_at, is_machine = excluded.is_machine
  where known.is_machine`;

/** A client that follows three links of a mail within ten seconds, or the hidden link, is a machine. */
const markScanner = `
  with lately as (
    select job_id from campaign_events
    where campaign_id = $1 and mail = $2 and kind = 'click' and happened_at > now() - interval '10 seconds'
  )
  update campaign_events set is_machine = true
  where campaign_id = $1 and mail = $2 and kind = 'click' and not is_machine
    and happened_at > now() - interval '10 seconds'
    and (select count(*) filter (where job_id <> 0) >= 3 or bool_or(job_id = 0) from lately)`;

@Injectable()
export class MailEventsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Once per mail, kind and job; a human event replaces a machine event. Ignored for a deleted campaign. Two statements, each
   * in its own transaction: the last of several concurrent clicks sees all others.
   */
  async add({ campaign, mail, kind, job, isMachine }: MailEvent): Promise<void> {
    await this.database.query(insert, [campaign, mail, kind, job, isMachine]);
    if (kind === 'click') await this.database.query(markScanner, [campaign, mail]);
  }
}
