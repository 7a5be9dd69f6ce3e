import type { FastifyInstance } from 'fastify';
import { irregularCompanies, toWireCompany } from '../generation/companies.ts';
import type { JobRecord } from '../generation/job-records.ts';
import { sendError } from './errors.ts';
import { listQuerySchema, sendList, type ListQuery } from './list-response.ts';
import type { SandboxParts } from './parts.ts';

interface JobsQuery extends ListQuery {
  updatedSince?: string;
}

export function jobsRoutes(scope: FastifyInstance, { board, lists, behavior }: SandboxParts): void {
  scope.get<{ Querystring: JobsQuery }>('/v1/jobs', { schema: listQuerySchema }, (request, reply) => {
    const { updatedSince } = request.query;
    const { dropFraction, stopAfterPages } = behavior.settings;
    const source = {
      snapshot: board.snapshot,
      jsonOf: (job: JobRecord) => board.json(job),
      defaultLimit: 200,
      maxLimit: 1000,
      stopAfterPages,
    };
    if (updatedSince === undefined) {
      const entries = lists.open(dropFraction);
      return sendList(request, reply, { ...source, name: 'jobs', entries, keyOf: (job) => [job.position, 0] });
    }
    const since = Date.parse(updatedSince);
    if (Number.isNaN(since)) return sendError(reply, 400, 'updatedSince must be an ISO 8601 time');
    const entries = lists.changes(since, dropFraction);
    return sendList(request, reply, {
      ...source,
      name: `changes-${since}`,
      entries,
      keyOf: (job) => [job.updatedAt, job.position],
    });
  });
}

/** Companies do not change while the sandbox runs. */
export function companiesRoutes(scope: FastifyInstance, { board, behavior }: SandboxParts): void {
  const written = [...board.companies.map(toWireCompany), ...irregularCompanies];
  const entries = written.map((company, index) => ({
    position: index + 1,
    json: Buffer.from(JSON.stringify(company)),
  }));
  const snapshot = board.snapshot;
  scope.get<{ Querystring: ListQuery }>('/v1/companies', { schema: listQuerySchema }, (request, reply) =>
    sendList(request, reply, {
      name: 'companies',
      snapshot,
      entries,
      keyOf: ({ position }) => [position, 0],
      jsonOf: ({ json }) => json,
      defaultLimit: 100,
      maxLimit: 500,
      stopAfterPages: behavior.settings.stopAfterPages,
    }),
  );
}
