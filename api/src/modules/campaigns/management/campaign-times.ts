import { Injectable } from '@nestjs/common';

/** Durations in milliseconds for progress reports to admins. */
@Injectable()
export class CampaignTimes {
  /** Maximum wait for a small campaign, so that the response contains its results. The whole call may take two seconds. */
  readonly answer: number = 1500;
  /** Polling interval of an event stream. */
  readonly poll: number = 500;
  /** Interval of keep-alive comments, which prevent proxies from closing the connection. */
  readonly beat: number = 15_000;
  /** Maximum duration of a stream. The client reconnects, which checks its session again. */
  readonly stream: number = 300_000;
}
