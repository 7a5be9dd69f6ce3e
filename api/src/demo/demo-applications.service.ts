import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { FilesService, type StoredFile } from '../modules/files/index.ts';
import type { UserEntity } from '../modules/users/index.ts';
import { daysFromNow } from './demo-days.format.ts';
import type { DemoJob } from './demo-jobs.service.ts';

interface DemoApplication {
  status: ApplicationStatus;
  /** Days ago. */
  submitted: number;
  /** Later status changes, oldest first. */
  history: readonly (readonly [status: ApplicationStatus, daysAgo: number])[];
}

/** Newest first. */
export const demoApplications: readonly DemoApplication[] = [
  {
    status: 'interview',
    submitted: 10,
    history: [
      ['reviewing', 7],
      ['interview', 4],
    ],
  },
  { status: 'reviewing', submitted: 13, history: [['reviewing', 9]] },
  { status: 'pending', submitted: 17, history: [] },
  {
    status: 'declined',
    submitted: 32,
    history: [
      ['reviewing', 29],
      ['declined', 22],
    ],
  },
  {
    status: 'accepted',
    submitted: 80,
    history: [
      ['reviewing', 76],
      ['interview', 68],
      ['accepted', 60],
    ],
  },
];

/**
 * Marked as delivered to the HR backend, which does not know them. Without a delivery attempt they are withdrawn without a call to it,
 * and no delivery is pending.
 */
const insertApplication = `
  insert into applications (id, job_id, user_id, file_id, file_name, file_size, file_sha256, pages, name, email, language,
    status, questions_due, submitted_at, updated_at, due_at, delivered_at)
  values ($1, $2, $3, $4, $5, $6, $7, 1, $8, $9, $10, $11, 0, $12::timestamptz, $13, $12, $12)`;

const insertChange = 'insert into application_status_changes (application_id, status, changed_at) values ($1, $2, $3)';

/** Inserted as plain rows, because no operation of the product reaches these states in one step. */
@Injectable()
export class DemoApplications {
  constructor(private readonly files: FilesService) {}

  /** Returns the application's id. */
  async insert(
    user: UserEntity,
    { id: jobId }: DemoJob,
    file: StoredFile,
    { status, submitted, history }: DemoApplication,
    manager: EntityManager,
  ): Promise<string> {
    const id = randomUUID();
    const submittedAt = daysFromNow(-submitted);
    const updatedAt = daysFromNow(-(history.at(-1)?.[1] ?? submitted));
    const fullName = [user.firstName, user.lastName].join(' ');
    const upload = [file.id, file.name, file.size, file.sha256];
    const sender = [fullName, user.email, user.language];
    await this.files.attach(file.id, manager);
    await manager.query(insertApplication, [id, jobId, user.id, ...upload, ...sender, status, submittedAt, updatedAt]);
    for (const [changed, daysAgo] of history) await manager.query(insertChange, [id, changed, daysFromNow(-daysAgo)]);
    return id;
  }
}
