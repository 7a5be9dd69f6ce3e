import type { FastifyInstance } from 'fastify';
import { irregularCompanies, toWireCompany } from '../generation/companies.ts';
import { listQuerySchema, sendList, type ListQuery } from './list-response.ts';
import type { SandboxParts } from './parts.ts';

/** Companies do not change while the sandbox runs. */
export function companiesRoutes(scope: FastifyInstance, { board, behaviour }: SandboxParts): void {
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
      stopAfterPages: behaviour.settings.stopAfterPages,
    }),
  );
}
