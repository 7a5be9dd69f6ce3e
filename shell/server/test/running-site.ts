import type { FastifyInstance } from 'fastify';
import type { RegisteredRemote } from 'shared-contracts';
import { Draining, type ConnectionLimits } from 'server-kit';
import { buildServer } from '../app.ts';
import type { ServerConfig } from '../config.ts';
import type { Timings } from '../timings.ts';
import { SiteMetrics } from '../operations/site-metrics.ts';
import { compileProgram } from './compile-program.ts';
import { FakeApi } from './fake-api.ts';
import { buildRemote, connectionLimits, SiteFixture } from './site-fixture.ts';

/** Long deadlines, because the machine may be busy; short ones where a test waits for the timeout. */
export const longTimings: Partial<Timings> = {
  dataDeadline: 30_000,
  sessionDeadline: 30_000,
  contentDeadline: 30_000,
  contentKill: 40_000,
  contentWarmUp: 60_000,
  registryCheck: 20,
};

export interface RunningSite {
  app: FastifyInstance;
  api: FakeApi;
  draining: Draining;
  metrics: SiteMetrics;
  /** Lines of JSON. */
  log: string[];
  fixture: SiteFixture;
  /** Requests a page as a browser does. */
  get: (url: string, headers?: Record<string, string>) => Promise<Page>;
  stop: () => Promise<void>;
}

export interface Page {
  status: number;
  headers: Record<string, string>;
  html: string;
}

export interface SiteSetup {
  timings?: Partial<Timings>;
  config?: Partial<ServerConfig>;
  connections?: Partial<ConnectionLimits>;
  /** Deployed with a valid entry and registered; defaults to mfe-jobs. */
  remotes?: readonly RegisteredRemote[];
  /** Prepares the folders before the server starts. */
  prepare?: (fixture: SiteFixture) => Promise<void>;
}

let program: Promise<URL> | undefined;

export async function startSite(setup: SiteSetup = {}): Promise<RunningSite> {
  const { remotes = [buildRemote()], timings, connections, prepare } = setup;
  const config = { connectionLimits: { ...connectionLimits, ...connections }, ...setup.config };
  const api = new FakeApi();
  const fixture = await SiteFixture.create();
  await fixture.register(
    ...(await Promise.all(remotes.map(async (one) => (one.server === null ? one : fixture.deploy(one))))),
  );
  await prepare?.(fixture);
  program ??= compileProgram();
  const [draining, metrics] = [new Draining(), new SiteMetrics()];
  const log: string[] = [];
  const app = await buildServer(fixture.config(await api.start(), config), {
    timings: { ...longTimings, ...timings },
    programFile: await program,
    draining,
    metrics,
    logStream: { write: (line) => void log.push(line) },
  });
  const stop = stopOnce(async () => {
    await app.close();
    await api.stop();
    await fixture.remove();
  });
  return {
    app,
    api,
    draining,
    metrics,
    log,
    fixture,
    stop,
    get: async (url, headers = {}) => {
      const answer = await app.inject({ url, headers: { accept: 'text/html', ...headers } });
      return { status: answer.statusCode, headers: answer.headers as Record<string, string>, html: answer.body };
    },
  };
}

const running = new Set<() => Promise<void>>();

/** Stops the sites that still run, also after a failed test: a hook of every test file that starts one. */
export async function stopSites(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()));
}

function stopOnce(end: () => Promise<void>): () => Promise<void> {
  const stop = async () => {
    if (running.delete(stop)) await end();
  };
  running.add(stop);
  return stop;
}

/** Repeats an assertion until it passes; rejects with its last error after the timeout. */
export async function until(holds: () => Promise<void> | void, timeoutMs = 60_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await holds();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
