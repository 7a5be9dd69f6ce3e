import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CampaignFigures, type Figures } from '../campaigns.port.ts';

/** A mail counts as opened by a human if there is any human event; otherwise as opened by a machine. */
const ofCampaigns = `
  select campaign_id as campaign,
    count(*) filter (where kind = 'open' and not is_machine)::int as opens,
    count(*) filter (where kind = 'click' and not is_machine)::int as clicks,
    count(*) filter (where kind = 'open' and is_machine)::int as "machineOpens",
    count(*) filter (where kind = 'click' and is_machine)::int as "machineClicks"
  from (
    select campaign_id, kind, mail, bool_and(is_machine) as is_machine
    from campaign_events where campaign_id = any($1) group by campaign_id, kind, mail
  ) mails
  group by campaign_id`;

const byHour = `
  select date_trunc('hour', first_at) as at,
    count(*) filter (where kind = 'open')::int as opens, count(*) filter (where kind = 'click')::int as clicks
  from (
    select kind, mail, min(happened_at) as first_at
    from campaign_events where campaign_id = $1 and not is_machine group by kind, mail
  ) mails
  where first_at >= $2 and first_at < $2::timestamptz + interval '7 days'
  group by at order by at`;

const byJob = `
  select job_id as job, count(*)::int as clicks
  from campaign_events where campaign_id = $1 and kind = 'click' and not is_machine and job_id <> 0 group by job_id`;

const none: Figures = { opens: 0, clicks: 0, machineOpens: 0, machineClicks: 0 };

@Injectable()
export class CountedFigures extends CampaignFigures {
  constructor(private readonly database: DataSource) {
    super();
  }

  async of(campaigns: readonly number[]): Promise<Map<number, Figures>> {
    const rows = await this.database.query<(Figures & { campaign: number })[]>(ofCampaigns, [campaigns]);
    const counted = new Map(rows.map(({ campaign, ...figures }) => [campaign, figures]));
    return new Map(campaigns.map((campaign) => [campaign, counted.get(campaign) ?? none]));
  }

  byHour(campaign: number, since: Date): Promise<{ at: Date; opens: number; clicks: number }[]> {
    return this.database.query(byHour, [campaign, since]);
  }

  async clicksByJob(campaign: number): Promise<Map<number, number>> {
    const rows = await this.database.query<{ job: number; clicks: number }[]>(byJob, [campaign]);
    return new Map(rows.map(({ job, clicks }) => [job, clicks]));
  }
}
