import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnDataSources } from '../../users/index.ts';

/** Of a job that is not known any more, its number. The latest mail last. */
const own = `
  select r.id, c.subject, c.frequency, r.state, r.attempts, r.error, r.sent_at as "sentAt", r.bounced_at as "bouncedAt",
    r.complained_at as "complainedAt", r.unsubscribed_at as "unsubscribedAt", r.provider_id as "providerId",
    r.updated_at as "updatedAt",
    array(select json_build_object('id', told.id, 'title', j.title)
      from unnest(r.jobs) with ordinality told (id, place) left join jobs j on j.id = told.id
      order by told.place) as jobs
  from campaign_recipients r
  join subscribers s on s.id = r.subscriber_id
  join campaigns c on c.id = r.campaign_id
  where s.user_id = $1
  order by c.id`;

/** What an export of somebody's data holds of the campaigns that they were to be mailed. Opens and clicks are nobody's. */
@Injectable()
export class OwnCampaignMails implements OnModuleInit {
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
