import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface Complaints {
  sent: number;
  complaints: number;
}

/** By campaign, which is how recipients are indexed. */
const lately = `
  select count(sent_at)::int as sent, count(complained_at)::int as complaints
  from campaign_recipients
  where campaign_id in (select id from campaigns where started_at > now() - interval '30 days')`;

@Injectable()
export class ComplaintsRepository {
  constructor(private readonly database: DataSource) {}

  /** For campaigns started in the last thirty days. */
  async lately(): Promise<Complaints> {
    const [row] = await this.database.query<[Complaints]>(lately);
    return row;
  }
}
