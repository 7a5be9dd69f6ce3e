import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnDataSources } from '../users/index.ts';

/** The id for a deleted job. Oldest mail first. */
const own = `
  select r.id, c.subject, c.frequency, r.state, r.attempts, r.error, r.sent_at as "sentAt", r.bounced_at as "bouncedAt",
    r.complained_at as "complainedAt", r.unsubscribed_at as "unsubscribedAt", r.provider_id as "providerId",
    r.updated_at as "updatedAt",
    array(select json_build_object('id', mailed.id, 'title', j.title)
      from unnest(r.jobs) with ordinality mailed (id, place) left join jobs j on j.id = mailed.id
      order by mailed.place) as jobs
  from campaign_recipients r
  join subscribers s on s.id = r.subscriber_id
  join campaigns c on c.id = r.campaign_id
  where s.user_id = $1
  order by c.id`;

/** Campaign mails in the export of personal data. Opens and clicks are not linked to users. */
@Injectable()
export class CampaignMailsExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.sources.register('campaign-mails', async (userId) => ({
      records: await this.database.query<unknown[]>(own, [userId]),
      files: [],
    }));
  }
}
