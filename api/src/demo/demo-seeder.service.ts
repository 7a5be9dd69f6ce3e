import { Injectable } from '@nestjs/common';
import { limits } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { Passwords } from '../modules/auth/index.ts';
import type { StoredFile } from '../modules/files/index.ts';
import { InterviewsRepository } from '../modules/interviews/index.ts';
import { StoredResumesService } from '../modules/resumes/index.ts';
import { SavedJobsRepository } from '../modules/saved-jobs/index.ts';
import {
  EmailTakenError,
  UsernameTakenError,
  UsersRepository,
  type NewUser,
  type UserEntity,
} from '../modules/users/index.ts';
import { DemoApplications, demoApplications, demoInterviews } from './demo-applications.service.ts';
import { DemoCampaigns } from './demo-campaigns.service.ts';
import { daysFromNow } from './demo-days.format.ts';
import { DemoFiles } from './demo-files.service.ts';
import { DemoJobs, type DemoJob } from './demo-jobs.service.ts';
import { admin, candidate, type DemoAccount } from './demo-accounts.examples.ts';
import { DemoSubscribers } from './demo-subscribers.service.ts';

/** `made`: created now; `kept`: exists, possibly changed; `waiting`: the catalogue has too few jobs. */
export type Seeded = 'made' | 'kept' | 'waiting';

/** Days since jobs were saved. The last one is closed, if the catalogue has a closed job. */
const saved = [1, 6, 40];

/** The first one is the default. */
const storedResumes = [
  { name: 'Currículo de design', resume: 'curriculo-design' },
  { name: 'Resume in English', resume: 'resume-english' },
] as const;

/** Stored copies of the candidate's files. */
interface Copies {
  applied: readonly StoredFile[];
  stored: readonly StoredFile[];
}

/** Contents of the candidate's lists. */
interface Material {
  applied: readonly DemoJob[];
  saved: readonly DemoJob[];
  categories: string[];
}

/**
 * Creates the demo accounts, each in one transaction. Existing accounts are not changed, and a deleted one is created again on the
 * next start. No mails are sent.
 */
@Injectable()
export class DemoSeeder {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly jobs: DemoJobs,
    private readonly files: DemoFiles,
    private readonly applications: DemoApplications,
    private readonly interviews: InterviewsRepository,
    private readonly savedJobs: SavedJobsRepository,
    private readonly resumes: StoredResumesService,
    private readonly subscribers: DemoSubscribers,
    private readonly campaigns: DemoCampaigns,
  ) {}

  async run(): Promise<{ admin: Seeded; candidate: Seeded }> {
    return { admin: await this.seedAdmin(), candidate: await this.seedCandidate() };
  }

  private async seedAdmin(): Promise<Seeded> {
    if (await this.isThere(admin.account)) return 'kept';
    const account = await this.newAccount(admin);
    return this.once(() => this.users.inTransaction((manager) => this.users.insert(account, manager)));
  }

  private async seedCandidate(): Promise<Seeded> {
    if (await this.isThere(candidate.account)) return 'kept';
    const material = await this.collect();
    if (material === null) return 'waiting';
    const account = await this.newAccount(candidate);
    const copies: Copies = {
      applied: await this.files.store(material.applied.map(() => 'curriculo-design')),
      stored: await this.files.store(storedResumes.map(({ resume }) => resume)),
    };
    const made = await this.once(() =>
      this.users.inTransaction(async (manager) => {
        const { id } = await this.users.insert(account, manager);
        const user = await this.users.update(id, candidate.profile, manager);
        await this.fill(user, material, copies.applied, manager);
        await this.storeResumes(user, copies.stored, manager);
        await this.subscribers.insertOthers(material.categories, manager);
        await this.campaigns.insert(material.applied, manager);
      }),
    );
    if (made === 'kept') await this.files.discard([...copies.applied, ...copies.stored]);
    return made;
  }

  private async newAccount({ account, password }: DemoAccount): Promise<NewUser> {
    return { ...account, passwordHash: await this.passwords.hash(password) };
  }

  /** Null: the catalogue has too few jobs. */
  private async collect(): Promise<Material | null> {
    const days = [...demoApplications.map(({ submitted }) => submitted), ...saved];
    const open = await this.jobs.openAt(days.map((daysAgo) => daysFromNow(-daysAgo)));
    if (open.length < days.length) return null;
    const applied = open.slice(0, demoApplications.length);
    const others = open.slice(demoApplications.length);
    const closed = await this.jobs.closed(open);
    return {
      applied,
      saved: closed === undefined ? others : [...others.slice(0, -1), closed],
      categories: await this.jobs.categories(),
    };
  }

  private async fill(
    user: UserEntity,
    { applied, saved: jobs, categories }: Material,
    files: readonly StoredFile[],
    manager: EntityManager,
  ): Promise<void> {
    const applications: { jobId: number; applicationId: string }[] = [];
    for (const [index, application] of demoApplications.entries()) {
      const [job, file] = [applied[index]!, files[index]!];
      const applicationId = await this.applications.insert(user, job, file, application, manager);
      applications.push({ jobId: job.id, applicationId });
    }
    const [upcoming, past] = [applications[0]!, applications.at(-1)!];
    for (const interview of demoInterviews({ userId: user.id }, upcoming, past)) {
      await this.interviews.insert(interview, manager);
    }
    for (const [index, { id: jobId }] of jobs.entries()) {
      await this.savedJobs.add({ userId: user.id, jobId, savedAt: daysFromNow(-saved[index]!) }, manager);
    }
    await manager.query('insert into company_follows (user_id, company_id) values ($1, $2)', [
      user.id,
      applied[0]!.companyId,
    ]);
    await this.subscribers.subscribe(user, categories, manager);
  }

  private async storeResumes(user: UserEntity, files: readonly StoredFile[], manager: EntityManager): Promise<void> {
    for (const [index, { name }] of storedResumes.entries()) {
      await this.resumes.store(user, { name, file: files[index]!, pages: 1 }, limits.accountResumes, manager);
    }
  }

  /** If two processes start at once, one creates the account and both find it. */
  private async once(make: () => Promise<unknown>): Promise<Seeded> {
    try {
      await make();
      return 'made';
    } catch (error) {
      if (error instanceof UsernameTakenError || error instanceof EmailTakenError) return 'kept';
      throw error;
    }
  }

  /** Finds the account even if its name or address was changed. */
  private async isThere({ username, email }: { username: string; email: string }): Promise<boolean> {
    return (await this.users.findByLogin(username)) !== null || (await this.users.findByEmail(email)) !== null;
  }
}
