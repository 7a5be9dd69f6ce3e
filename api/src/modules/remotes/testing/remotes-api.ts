import type { LightMyRequestResponse } from 'fastify';
import { archiveOf, SiteFolder } from 'registry/testing';
import { uploadType, type CanaryEvidence, type ErrorAnswer, type FlipRequest } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { saveSignedIn } from '../../../../test/factories/index.ts';
import { newSender } from '../../../../test/public-form.ts';
import { DeployTokensRepository } from '../deploy-tokens.repository.ts';

export const [one, two, three] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-cccccccc'];

/** How a request authenticates: the session of an admin, a deploy token, or nothing. */
export type Credentials = { cookies?: Record<string, string>; headers?: Record<string, string> };

export const evidence: CanaryEvidence = {
  at: '2026-11-27T15:00:00.000Z',
  state: 'failed',
  reasons: ['views'],
  views: { canary: 3, control: 60 },
  errorRate: null,
  lcpP75: null,
  minimumViews: 500,
  falseAlarmRate: 0.01,
};

export const bearer = (token: string): Credentials => ({ headers: { authorization: `Bearer ${token}` } });

/** The API with the remotes mfe-a and mfe-b in a temporary site. */
export class RemotesApi {
  private constructor(
    readonly api: TestApp,
    readonly site: SiteFolder,
    readonly admin: Credentials & { name: string },
  ) {}

  static async start(): Promise<RemotesApi> {
    const site = new SiteFolder();
    site.deploy(['mfe-a', one], ['mfe-b', one]);
    const api = await createTestApp({ registryFile: site.registryFile });
    const { user, cookies } = await saveSignedIn(api.database, { role: 'admin', second_factor_since: new Date() });
    return new RemotesApi(api, site, { cookies, name: user.username });
  }

  /** Deletes versions and log, and makes version `one` of both remotes stable. */
  reset(): void {
    this.site.clear();
    this.site.deploy(['mfe-a', one], ['mfe-b', one]);
  }

  async close(): Promise<void> {
    await this.api.close();
    this.site.remove();
  }

  get(url: string, credentials: Credentials = this.admin) {
    return this.api.inject({ url, ...pick(credentials), remoteAddress: newSender() });
  }

  flip(request: Partial<FlipRequest>, credentials: Credentials = this.admin, id = 'mfe-a') {
    const payload = { why: 'Test', ...request };
    const url = `/api/remotes/${id}/flips`;
    return this.api.inject({ method: 'POST', url, payload, ...pick(credentials), remoteAddress: newSender() });
  }

  async upload(files: Parameters<typeof archiveOf>[0] | Buffer, credentials: Credentials = this.admin, id = 'mfe-a') {
    const payload = Buffer.isBuffer(files) ? files : await archiveOf(files);
    const { cookies, headers } = pick(credentials);
    return this.api.inject({
      method: 'POST',
      url: `/api/remotes/${id}/versions?pullRequest=12`,
      payload,
      headers: { 'content-type': uploadType, ...headers },
      cookies,
      remoteAddress: newSender(),
    });
  }

  async token(remote = 'mfe-a', name = 'ci'): Promise<{ id: number; credentials: Credentials }> {
    const { stored, token } = await this.tokens.create(remote, name);
    return { id: stored.id, credentials: bearer(token) };
  }

  get tokens(): DeployTokensRepository {
    return this.api.app.get(DeployTokensRepository, { strict: false });
  }
}

const pick = ({ cookies = {}, headers = {} }: Credentials) => ({ cookies, headers });

/** Status and code of an error. */
export const refusalIn = (
  answer: Pick<LightMyRequestResponse, 'statusCode' | 'json'>,
): [number, string | undefined] => [answer.statusCode, answer.json<Partial<ErrorAnswer>>().code];
