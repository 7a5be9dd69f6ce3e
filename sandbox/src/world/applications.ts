import { createHash } from 'node:crypto';
import type { Random } from '../random.ts';
import type { ApplicationFile } from './application-file.ts';
import type { Answer, Applicant, ApplicationBody } from './application-body.ts';

export const applicationStatuses = ['pending', 'reviewing', 'interview', 'declined', 'accepted'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** A stored application. The file is not stored: its size and digest show whether it arrived completely. */
export interface StoredApplication {
  id: string;
  key: string;
  jobId: string;
  applicationId: string;
  applicant: Applicant | null;
  resume: { filename: string; bytes: number; sha256: string };
  answers: Answer[];
  submittedAt: string;
  /** ISO 8601, or null if it is not withdrawn. */
  withdrawnAt: string | null;
  status: ApplicationStatus;
  updatedAt: number;
}

/** Where a status may go, and how often it goes there when it moves. */
const steps: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  pending: ['reviewing', 'reviewing', 'reviewing', 'declined'],
  reviewing: ['interview', 'interview', 'declined'],
  interview: ['accepted', 'declined'],
  declined: [],
  accepted: [],
};

/** Part of the applications that move in one step of time. */
const moving = 0.25;

export class Applications {
  readonly #file: ApplicationFile | null;
  readonly #now: () => number;
  readonly #byId = new Map<string, StoredApplication>();
  readonly #byKey = new Map<string, StoredApplication>();
  readonly #started: number;
  #moves = 0;

  constructor(file: ApplicationFile | null, now: () => number) {
    this.#file = file;
    this.#now = now;
    this.#started = now();
  }

  async load(): Promise<void> {
    for (const application of (await this.#file?.read()) ?? []) this.#keep(application);
  }

  /** Names the present state. */
  get snapshot(): string {
    return `a-${this.#started}-${this.#byId.size}-${this.#moves}`;
  }

  get size(): number {
    return this.#byId.size;
  }

  /** Oldest change first. */
  list(): StoredApplication[] {
    return [...this.#byId.values()].toSorted((a, b) => a.updatedAt - b.updatedAt || numberOf(a) - numberOf(b));
  }

  find(id: string): StoredApplication | undefined {
    return this.#byId.get(id);
  }

  findByKey(key: string): StoredApplication | undefined {
    return this.#byKey.get(key);
  }

  /** Resolves once the application would survive a restart. */
  async add(key: string, body: ApplicationBody): Promise<StoredApplication> {
    const application: StoredApplication = {
      id: `A-${this.#byId.size + 1}`,
      key,
      jobId: body.jobId,
      applicationId: body.applicationId,
      applicant: body.applicant,
      resume: {
        filename: body.resume.filename,
        bytes: body.resume.content.length,
        sha256: createHash('sha256').update(body.resume.content).digest('hex'),
      },
      answers: body.answers,
      submittedAt: body.submittedAt,
      withdrawnAt: null,
      status: 'pending',
      updatedAt: this.#now(),
    };
    this.#keep(application);
    await this.#save();
    return application;
  }

  /** Resolves once everything so far would survive a restart. */
  async saved(): Promise<void> {
    await this.#save();
  }

  async setAnswers(application: StoredApplication, answers: Answer[]): Promise<void> {
    Object.assign(application, { answers });
    await this.#save();
  }

  async withdraw(application: StoredApplication, withdrawnAt: string): Promise<void> {
    application.withdrawnAt ??= withdrawnAt;
    await this.#save();
  }

  async setStatus(application: StoredApplication, status: ApplicationStatus): Promise<void> {
    this.#move(application, status);
    await this.#save();
  }

  /** Recruiters read on: some applications go one step further. Answers how many. */
  async advance(random: Random): Promise<number> {
    const movable = this.list().filter(({ status, withdrawnAt }) => withdrawnAt === null && steps[status].length > 0);
    const moved = movable.filter(() => random.chance(moving));
    for (const application of moved) this.#move(application, random.pick(steps[application.status]));
    if (moved.length > 0) await this.#save();
    return moved.length;
  }

  #move(application: StoredApplication, status: ApplicationStatus): void {
    this.#moves += 1;
    Object.assign(application, { status, updatedAt: this.#now() });
  }

  #keep(application: StoredApplication): void {
    this.#byId.set(application.id, application);
    this.#byKey.set(application.key, application);
  }

  async #save(): Promise<void> {
    await this.#file?.write([...this.#byId.values()]);
  }
}

/** "A-12" → 12. */
export function numberOf({ id }: Pick<StoredApplication, 'id'>): number {
  return Number(id.slice(2));
}
