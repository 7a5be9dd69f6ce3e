import type { FastifyInstance } from 'fastify';
import { isoTime } from '../generation/calendar.ts';
import { readAnswersBody, readApplicationBody } from '../world/application-body.ts';
import type { StoredApplication } from '../world/application-file.ts';
import { numberOf } from '../world/applications.ts';
import { sendError } from './errors.ts';
import { listQuerySchema, sendList, type ListQuery } from './list-response.ts';
import type { SandboxParts } from './parts.ts';

/** A resume of 5 MB in base64, and the answers. */
const bodyLimit = 8 * 1024 * 1024;

export function applicationsRoutes(scope: FastifyInstance, parts: SandboxParts): void {
  receiveApplications(scope, parts);
  completeApplications(scope, parts);
  listApplications(scope, parts);
  scope.get<{ Params: { id: string } }>('/v1/applications/:id', (request, reply) => {
    const application = parts.applications.find(request.params.id);
    return application ? reply.send(receiptOf(application)) : sendError(reply, 404, 'No such application');
  });
}

function receiveApplications(scope: FastifyInstance, { applications, board }: SandboxParts): void {
  scope.post('/v1/applications', { bodyLimit }, async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || key.trim() === '') return sendError(reply, 400, 'An Idempotency-Key is needed');
    const known = applications.findByKey(key);
    if (known) {
      await applications.saved();
      return reply.code(200).send({ id: known.id, status: 'pending' });
    }
    const read = readApplicationBody(request.body);
    if ('problems' in read) return sendError(reply, 422, 'Some fields cannot be read', read.problems);
    const job = board.find(read.body.jobId);
    if (!job) return sendError(reply, 404, 'No such job');
    if (job.status === 'closed') return sendError(reply, 410, 'The job no longer accepts applications');
    return reply.code(201).send(receiptOf(await applications.add(key, read.body)));
  });
}

/** Later answers and withdrawals. Both are idempotent. */
function completeApplications(scope: FastifyInstance, { applications }: SandboxParts): void {
  scope.put<{ Params: { id: string } }>('/v1/applications/:id/answers', async (request, reply) => {
    const application = applications.find(request.params.id);
    if (!application) return sendError(reply, 404, 'No such application');
    const read = readAnswersBody(request.body);
    if ('problems' in read) return sendError(reply, 422, 'Some fields cannot be read', read.problems);
    await applications.setAnswers(application, read.answers);
    return reply.send(receiptOf(application));
  });
  scope.put<{ Params: { id: string }; Body: { withdrawn_at?: unknown } | null }>(
    '/v1/applications/:id/withdrawal',
    async (request, reply) => {
      const application = applications.find(request.params.id);
      if (!application) return sendError(reply, 404, 'No such application');
      const at = request.body?.withdrawn_at;
      if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) {
        return sendError(reply, 422, 'Some fields cannot be read', { withdrawn_at: 'must be an ISO 8601 time' });
      }
      await applications.withdraw(application, at);
      return reply.send(receiptOf(application));
    },
  );
}

function listApplications(scope: FastifyInstance, { applications, behavior }: SandboxParts): void {
  scope.get<{ Querystring: ListQuery & { updatedSince?: string } }>(
    '/v1/applications',
    { schema: listQuerySchema },
    (request, reply) => {
      const since = Date.parse(request.query.updatedSince ?? '1970-01-01');
      if (Number.isNaN(since)) return sendError(reply, 400, 'updatedSince must be an ISO 8601 time');
      const entries = applications.list().filter(({ updatedAt }) => updatedAt >= since);
      return sendList(request, reply, {
        name: `applications-${since}`,
        snapshot: applications.snapshot,
        entries,
        keyOf: (application) => [application.updatedAt, numberOf(application)],
        jsonOf: (application) => Buffer.from(JSON.stringify(entryOf(application))),
        defaultLimit: 200,
        maxLimit: 1000,
        stopAfterPages: behavior.settings.stopAfterPages,
      });
    },
  );
}

function receiptOf({ id, status }: StoredApplication) {
  return { id, status };
}

function entryOf({ id, applicationId, status, updatedAt }: StoredApplication) {
  return { id, application_id: applicationId, status, updated_at: isoTime(updatedAt) };
}
