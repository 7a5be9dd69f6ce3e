import { toApplicationStatus } from 'shared-contracts';
import { HrReadError } from '../source/hr-source.port.ts';
import type { HrClient } from '../source/hr.client.ts';
import { readList } from '../source/http-hr-source.client.ts';
import { HrApplications, type HrAnswerText, type HrApplication, type HrStatus } from './hr-applications.port.ts';

const path = '/v1/applications';

export class HttpHrApplications extends HrApplications {
  constructor(private readonly client: HrClient) {
    super();
  }

  async submit(application: HrApplication): Promise<string> {
    const key = { 'idempotency-key': application.id };
    const answer = await this.client.send('POST', path, toWire(application), key);
    const { id } = (answer ?? {}) as { id?: unknown };
    if (typeof id !== 'string' || id === '') throw new HrReadError('malformed', 'The response has no application id');
    return id;
  }

  async answer(hrId: string, answers: readonly HrAnswerText[]): Promise<void> {
    await this.client.send('PUT', `${path}/${encodeURIComponent(hrId)}/answers`, {
      answers: answers.map(toWireAnswer),
    });
  }

  async withdraw(hrId: string, withdrawnAt: Date): Promise<void> {
    const body = { withdrawn_at: withdrawnAt.toISOString() };
    await this.client.send('PUT', `${path}/${encodeURIComponent(hrId)}/withdrawal`, body);
  }

  async *statusesSince(moment: Date): AsyncGenerator<HrStatus> {
    const listing = await readList(this.client, path, { updatedSince: moment.toISOString() }, null);
    if (listing === 'unchanged') return;
    for await (const page of listing.pages) yield* page.flatMap(toStatus);
  }
}

const toWireAnswer = ({ questionId, answer }: HrAnswerText) => ({ question_id: questionId, answer });

function toWire({ id, jobId, name, email, resume, answers, submittedAt }: HrApplication) {
  return {
    job_id: jobId,
    application_id: id,
    applicant: name === null && email === null ? null : { name, email },
    resume: {
      filename: resume.fileName,
      content_type: 'application/pdf',
      content_base64: resume.content.toString('base64'),
    },
    answers: answers.map(toWireAnswer),
    submitted_at: submittedAt.toISOString(),
  };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Skips invalid entries and entries of other systems. */
function toStatus(entry: unknown): HrStatus[] {
  const { application_id: id, status, updated_at: updated } = (entry ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || !uuid.test(id) || typeof status !== 'string' || typeof updated !== 'string') return [];
  const updatedAt = new Date(updated);
  return Number.isNaN(updatedAt.getTime())
    ? []
    : [{ applicationId: id, status: toApplicationStatus(status), updatedAt }];
}
