import { fastify, LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { blogRoutes } from './blog/blog.routes.ts';
import { applicationsRoutes } from './http/applications.routes.ts';
import { controlRoutes } from './http/control.routes.ts';
import { useErrorResponses } from './http/errors.ts';
import { companiesRoutes, jobsRoutes } from './http/lists.routes.ts';
import { useFaultInjection, useToken } from './http/faults.ts';
import { Behavior, type SandboxParts } from './http/parts.ts';
import { logosRoutes } from './logos/logos.routes.ts';
import { ApplicationFile } from './world/application-file.ts';
import { Applications } from './world/applications.ts';
import { Board, JobLists } from './world/board.ts';
import { Simulation } from './world/simulation.ts';

export interface SandboxOptions {
  /** The same seed and number of jobs give the same data on the same day. */
  seed?: number;
  /** Number of ordinary jobs, without the irregular ones. */
  jobs?: number;
  /** Readers send it as `Authorization: Bearer`. */
  token: string;
  /** Seconds between two time steps; 0 disables automatic steps. */
  tickSeconds?: number;
  /** Folder in which applications are stored; null stores them in memory only. */
  dataFolder?: string | null;
  now?: () => number;
  logger?: FastifyServerOptions['logger'];
}

/** The whole sandbox, before `listen` or `inject`. `close()` also ends its timer. */
export async function buildSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const { tickSeconds = 0, logger = false } = options;
  const server = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  });
  const parts = await buildParts(options);
  useErrorResponses(server);
  await server.register(async (scope) => {
    useFaultInjection(scope, parts);
    logosRoutes(scope, parts);
    await scope.register(async (guarded) => {
      useToken(guarded, parts);
      companiesRoutes(guarded, parts);
      jobsRoutes(guarded, parts);
      applicationsRoutes(guarded, parts);
    });
  });
  controlRoutes(server, parts);
  blogRoutes(server, parts);
  if (tickSeconds > 0) startTimeSteps(server, parts, tickSeconds);
  return server;
}

async function buildParts(options: SandboxOptions): Promise<SandboxParts> {
  const { seed = 2026, jobs = 5000, token, dataFolder = null, now = Date.now } = options;
  const board = new Board({ seed, jobs, now });
  const applications = new Applications(dataFolder === null ? null : new ApplicationFile(dataFolder), now);
  await applications.load();
  return {
    seed,
    token,
    board,
    lists: new JobLists(board),
    applications,
    simulation: new Simulation(board, applications, seed),
    behavior: new Behavior(),
  };
}

function startTimeSteps(server: FastifyInstance, { behavior, simulation }: SandboxParts, seconds: number): void {
  const timer = setInterval(() => {
    if (behavior.settings.paused) return;
    simulation.tick().catch((error: unknown) => server.log.error(error, 'a time step failed'));
  }, seconds * 1000);
  timer.unref();
  server.addHook('onClose', () => clearInterval(timer));
}
