import type { TrackingUrl } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { saveSignedIn } from '../../../../test/factories/index.ts';

type Cookies = Record<string, string>;

export const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0' };
export const crawler = { 'user-agent': 'LinkedInBot/1.0 (compatible; Mozilla/5.0)' };

/** API client for tests of tracking URLs. */
export class JobTrackingApi {
  private constructor(readonly api: TestApp) {}

  static async start(): Promise<JobTrackingApi> {
    return new JobTrackingApi(await createTestApp());
  }

  get database() {
    return this.api.database;
  }

  async admin(): Promise<Cookies> {
    return (await saveSignedIn(this.database, { role: 'admin', second_factor_since: new Date() })).cookies;
  }

  list = (job: number | string, cookies: Cookies = {}) =>
    this.api.inject({ url: `/api/jobs/${job}/tracking-urls`, cookies });
  follow = (
    job: number | string,
    source: string,
    headers: Record<string, string> = browser,
    remoteAddress = '127.0.0.1',
  ) => this.api.inject({ url: `/api/jobs/${job}/visit/${source}`, headers, remoteAddress });

  async urls(job: number): Promise<TrackingUrl[]> {
    return (await this.list(job, await this.admin())).json<TrackingUrl[]>();
  }

  /** Visits of humans and machines by one tracking URL. */
  async clicks(job: number, wanted: string): Promise<[number, number]> {
    const url = (await this.urls(job)).find(({ source }) => source === wanted);
    return [url?.clicks ?? -1, url?.machineClicks ?? -1];
  }
}
