import type { FastifyInstance } from 'fastify';
import type { RefusedRemote } from 'registry';
import type { Draining } from 'server-kit';
import { getHealth } from 'shared-contracts';
import type { AskApi } from '../data/api-client.ts';
import type { Site } from '../site/site.ts';

export const healthPath = '/health';

/**
 * Health of the HTML server; `/api/health` is the API's. It is public: ids, versions and the reasons of rules are not
 * secret.
 */
export interface SiteHealth {
  /** `degraded`: pages are sent incomplete or from an outdated registry; `draining`: this process is about to end. */
  status: 'ok' | 'degraded' | 'draining';
  registry: {
    /** Prefix of the hash of the live registry: servers with the same version show the same site. Null: none. */
    version: string | null;
    remotes: number;
    /** Versions that violate a rule, with the reason and the earlier version that is served instead. */
    refused: readonly RefusedRemote[];
    /** Ids of remotes that are switched off. */
    off: readonly string[];
    /** Whether it matches the file. If the file is invalid, the last valid registry stays live. */
    isCurrent: boolean;
  };
  /** Whether a process renders content; without it pages are rendered in the browser. */
  content: 'ok' | 'down';
  /** Entries with an open circuit breaker, which only browsers render: `mfe-jobs@1.0.0-1a2b3c4d`. */
  suspended: readonly string[];
  /** Checked by this server at most a few seconds ago. */
  api: 'ok' | 'down';
}

/** Milliseconds for which a result of the API's health check is used. */
const apiCheckMs = 5_000;
const apiDeadlineMs = 1_000;

interface Parts {
  site: Site;
  ask: AskApi;
  draining: Draining;
}

/** 200 while it can serve, also without the API; 503 after a stop signal. */
export function serveHealth(app: FastifyInstance, { site, ask, draining }: Parts): void {
  let last: { api: Promise<SiteHealth['api']>; since: number } | null = null;
  const checkApi = (requestId: string) => {
    if (last !== null && performance.now() - last.since < apiCheckMs) return last.api;
    const options = { template: getHealth.template, signal: AbortSignal.timeout(apiDeadlineMs), requestId };
    const api = ask(getHealth.template, options).then((answer) => (answer.kind === 'failed' ? 'down' : 'ok'));
    last = { api, since: performance.now() };
    return api;
  };
  app.get(healthPath, async (request, reply) => {
    const health = toSiteHealth(site, await checkApi(request.id), draining.began);
    return reply
      .code(health.status === 'draining' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(health);
  });
}

function toSiteHealth(site: Site, api: SiteHealth['api'], isDraining: boolean): SiteHealth {
  const { registryVersion: version, remotes, refused, off, host } = site.current();
  const offIds = off.map(({ id }) => id);
  const registry = { version, remotes: remotes.length, refused, off: offIds, isCurrent: site.isCurrent() };
  const content = host.isWarm() ? 'ok' : 'down';
  const suspended = host.entries().filter((id) => host.isSuspended(id));
  const hasRegistry = version !== null && registry.isCurrent && refused.length === 0;
  const isWell = hasRegistry && content === 'ok' && suspended.length === 0 && api === 'ok';
  return { status: isDraining ? 'draining' : statusOf(isWell), registry, content, suspended, api };
}

const statusOf = (isWell: boolean) => (isWell ? 'ok' : 'degraded');
