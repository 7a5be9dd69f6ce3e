/** The applicant's data, as far as it was sent. */
export interface Applicant {
  name: string | null;
  email: string | null;
}

export interface Answer {
  question_id: string;
  answer: string;
}

export interface ApplicationBody {
  jobId: string;
  applicationId: string;
  applicant: Applicant | null;
  resume: { filename: string; content: Buffer };
  answers: Answer[];
  submittedAt: string;
}

export type ReadBody = { body: ApplicationBody } | { problems: Record<string, string> };
export type ReadAnswers = { answers: Answer[] } | { problems: Record<string, string> };

const maxResumeBytes = 5 * 1024 * 1024;

/** Reads the posted application. Lists each invalid field with the reason. */
export function readApplicationBody(posted: unknown): ReadBody {
  const problems: Record<string, string> = {};
  const source = isRecord(posted) ? posted : {};
  const body: ApplicationBody = {
    jobId: readText(source['job_id'], 'job_id', problems),
    applicationId: readText(source['application_id'], 'application_id', problems),
    applicant: readApplicant(source['applicant'], problems),
    resume: readResume(source['resume'], problems),
    answers: readAnswers(source['answers'], problems),
    submittedAt: readTime(source['submitted_at'], problems),
  };
  return Object.keys(problems).length > 0 ? { problems } : { body };
}

/** Reads answers that are sent after the application. */
export function readAnswersBody(posted: unknown): ReadAnswers {
  const problems: Record<string, string> = {};
  const answers = readAnswers(isRecord(posted) ? posted['answers'] : null, problems);
  if (answers.length === 0) problems['answers'] = 'must be a list of { question_id, answer }';
  return Object.keys(problems).length > 0 ? { problems } : { answers };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: unknown, field: string, problems: Record<string, string>): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  problems[field] = 'must be a non-empty text';
  return '';
}

function readApplicant(value: unknown, problems: Record<string, string>): ApplicationBody['applicant'] {
  if (value === null || value === undefined) return null;
  const source = isRecord(value) ? value : {};
  const name = readOptionalText(source['name'], 'applicant.name', problems);
  const email = readOptionalText(source['email'], 'applicant.email', problems);
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) problems['applicant.email'] = 'must be an e-mail address';
  return { name, email };
}

function readOptionalText(value: unknown, field: string, problems: Record<string, string>): string | null {
  return value === null || value === undefined ? null : readText(value, field, problems);
}

function readResume(value: unknown, problems: Record<string, string>): ApplicationBody['resume'] {
  const source = isRecord(value) ? value : {};
  const filename = readText(source['filename'], 'resume.filename', problems);
  if (source['content_type'] !== 'application/pdf') problems['resume.content_type'] = 'must be application/pdf';
  const content = readBase64(source['content_base64']);
  if (content === null) problems['resume.content_base64'] = 'must be base64';
  else if (!content.subarray(0, 1024).includes('%PDF-')) problems['resume.content_base64'] = 'must be a PDF';
  else if (content.length > maxResumeBytes) problems['resume.content_base64'] = 'must not be larger than 5 MB';
  return { filename, content: content ?? Buffer.alloc(0) };
}

function readBase64(value: unknown): Buffer | null {
  if (typeof value !== 'string' || value === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(value)) return null;
  return Buffer.from(value, 'base64');
}

function readAnswers(value: unknown, problems: Record<string, string>): Answer[] {
  if (value === undefined || value === null) return [];
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const answers = entries.filter(isRecord).flatMap(({ question_id: id, answer }) => {
    return typeof id === 'string' && typeof answer === 'string' ? [{ question_id: id, answer }] : [];
  });
  const unread = !Array.isArray(value) || answers.length !== entries.length;
  if (unread) problems['answers'] = 'must be a list of { question_id, answer }';
  return answers;
}

function readTime(value: unknown, problems: Record<string, string>): string {
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return value;
  problems['submitted_at'] = 'must be an ISO 8601 time';
  return '';
}
