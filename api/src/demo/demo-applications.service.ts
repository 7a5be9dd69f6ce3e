import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { FilesService, type StoredFile } from '../modules/files/index.ts';
import type { NewInterview } from '../modules/interviews/index.ts';
import type { UserEntity } from '../modules/users/index.ts';
import { daysFromNow, workingDay } from './demo-days.format.ts';
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

type Owner = Pick<NewInterview, 'userId'>;
type Subject = Pick<NewInterview, 'jobId' | 'applicationId'>;

const minutes = 60_000;

const lasting = (scheduledAt: Date, duration: number) => ({
  scheduledAt,
  endTime: new Date(scheduledAt.getTime() + duration * minutes),
});

/** An upcoming, a rescheduled and a past interview. */
export function demoInterviews(owner: Owner, upcoming: Subject, past: Subject): NewInterview[] {
  return [
    {
      ...owner,
      ...upcoming,
      ...lasting(workingDay(4, '10:30'), 45),
      location: 'https://example.com/reuniao',
      interviewType: 'video',
      interviewerName: 'Rui Prata',
      interviewerEmail: 'rui.prata@example.com',
      notes: 'Traga dois projetos de que gostaria de falar.',
      createdAt: daysFromNow(-4),
      updatedAt: daysFromNow(-4),
    },
    {
      ...owner,
      ...upcoming,
      ...lasting(workingDay(9, '15:00'), 90),
      location: 'Avenida do Exemplo, 12, 3.º andar, Lisboa',
      interviewType: 'onsite',
      interviewerName: 'Joana Teles',
      interviewerEmail: 'joana.teles@example.com',
      notes: 'Conversa com a equipa. Há estacionamento para bicicletas.',
      status: 'rescheduled',
      sequence: 1,
      createdAt: daysFromNow(-4),
      updatedAt: daysFromNow(-1),
    },
    {
      ...owner,
      ...past,
      ...lasting(workingDay(-66, '11:00'), 60),
      location: '900 000 002',
      interviewType: 'phone',
      interviewerName: 'Nuno Alves',
      interviewerEmail: 'nuno.alves@example.com',
      notes: null,
      status: 'completed',
      feedback: 'Portefólio sólido; explica bem as decisões que tomou.',
      createdAt: daysFromNow(-70),
      updatedAt: workingDay(-66, '12:00'),
    },
  ];
}
