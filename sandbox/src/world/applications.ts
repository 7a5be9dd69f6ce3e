import { createHash } from 'node:crypto';
import type { Random } from '../random.ts';
import type { Answer, ApplicationBody } from './application-body.ts';
import type { ApplicationFile, ApplicationStatus, StoredApplication } from './application-file.ts';

/** Possible next statuses, repeated in proportion to their probability. */
const steps: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  pending: ['reviewing', 'reviewing', 'reviewing', 'declined'],
  reviewing: ['interview', 'interview', 'declined'],
  interview: ['accepted', 'declined'],
  declined: [],
  accepted: [],
};

/** Share of the applications that change in one time step. */
const advancedShare = 0.25;

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
    for (const application of (await this.#file?.read()) ?? []) this.#insert(application);
  }

  /** Identifies the current state. */
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

  /** Resolves once the application is stored. */
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
    this.#insert(application);
    await this.#save();
    return application;
  }

  /** Resolves once the current state is stored. */
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

  /** Advances some applications by one status. Returns their number. */
  async advance(random: Random): Promise<number> {
    const movable = this.list().filter(({ status, withdrawnAt }) => withdrawnAt === null && steps[status].length > 0);
    const moved = movable.filter(() => random.chance(advancedShare));
    for (const application of moved) this.#move(application, random.pick(steps[application.status]));
    if (moved.length > 0) await this.#save();
    return moved.length;
  }

  #move(application: StoredApplication, status: ApplicationStatus): void {
    this.#moves += 1;
    Object.assign(application, { status, updatedAt: this.#now() });
  }

  #insert(application: StoredApplication): void {
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
