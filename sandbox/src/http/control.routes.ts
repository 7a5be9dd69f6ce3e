import type { FastifyInstance } from 'fastify';
import type { WrittenJob } from '../generation/job-records.ts';
import { irregularCompanies } from '../generation/companies.ts';
import { applicationStatuses } from '../world/application-file.ts';
import { changeSettings } from '../world/settings.ts';
import { sendError } from './errors.ts';
import type { SandboxParts } from './parts.ts';

/** `/_sandbox`: controls the sandbox. Requires no token and simulates no faults. */
export function controlRoutes(scope: FastifyInstance, parts: SandboxParts): void {
  const { board, behavior, simulation } = parts;
  scope.get('/_sandbox', () => stateOf(parts));
  scope.post('/_sandbox', (request, reply) => {
    const change = changeSettings(behavior.settings, request.body);
    if ('wrong' in change) return sendError(reply, 422, `Unknown or invalid: ${change.wrong.join(', ')}`);
    if (change.settings.dropFraction !== behavior.settings.dropFraction) board.changed();
    behavior.settings = change.settings;
    return reply.send(stateOf(parts));
  });
  scope.post('/_sandbox/tick', async () => ({ ...(await simulation.tick()), snapshot: board.snapshot }));
  controlJobs(scope, parts);
  controlApplications(scope, parts);
}

function stateOf({ board, lists, applications, behavior }: SandboxParts) {
  return {
    settings: behavior.settings,
    jobs: lists.open(behavior.settings.dropFraction).length,
    companies: board.companies.length + irregularCompanies.length,
    applications: applications.size,
    requests: behavior.requests,
    calls: Object.fromEntries(behavior.calls),
    snapshot: board.snapshot,
  };
}

function controlJobs(scope: FastifyInstance, { board }: SandboxParts): void {
  scope.post('/_sandbox/jobs', { bodyLimit: 64 * 1024 * 1024 }, (request, reply) => {
    const posted: unknown[] = Array.isArray(request.body) ? request.body : [request.body];
    if (!posted.every(isWrittenJob)) return sendError(reply, 422, 'Every job needs an id');
    for (const job of posted) board.put(job);
    return reply.send({ stored: posted.length, snapshot: board.snapshot });
  });
  scope.delete<{ Params: { id: string } }>('/_sandbox/jobs/:id', (request, reply) =>
    board.remove(request.params.id) ? reply.code(204).send() : sendError(reply, 404, 'No such job'),
  );
}

function controlApplications(scope: FastifyInstance, { applications }: SandboxParts): void {
  scope.get('/_sandbox/applications', () => applications.list());
  scope.post<{ Params: { id: string }; Body: { status?: unknown } | null }>(
    '/_sandbox/applications/:id',
    async (request, reply) => {
      const application = applications.find(request.params.id);
      if (!application) return sendError(reply, 404, 'No such application');
      const status = applicationStatuses.find((each) => each === request.body?.status);
      if (!status) return sendError(reply, 422, `status must be one of ${applicationStatuses.join(', ')}`);
      await applications.setStatus(application, status);
      return reply.send({ id: application.id, status });
    },
  );
}

function isWrittenJob(value: unknown): value is WrittenJob {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
