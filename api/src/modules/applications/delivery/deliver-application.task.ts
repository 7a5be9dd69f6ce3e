import { buffer } from 'node:stream/consumers';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../../queue/job-queue.client.ts';
import { JobRunner, type JobHandler } from '../../../queue/job-runner.worker.ts';
import { FilesService } from '../../files/index.ts';
import { HrApplications, HrRefusedError, type HrAnswerText } from '../../hr/index.ts';
import type { ApplicationEntity } from '../application.entity.ts';
import { RefusedMail } from '../mails/application-refused.mail.tsx';
import {
  DeliveriesRepository,
  HrIdReusedError,
  type OutgoingApplication,
  type Progress,
} from './deliveries.repository.ts';
import { nextStep, type DeliveryStep } from './delivery.policy.ts';

type Job = 'deliver-application';
type DeliverySteps = Record<Exclude<DeliveryStep, 'none'>, (application: OutgoingApplication) => Promise<Progress>>;

/**
 * Delivers one application to the HR backend, one step per job. The job only triggers the work: the state is in the
 * application's row, so that a redundant job does nothing.
 *
 * A crash before `beginAttempt` has no effect. After a crash between `beginAttempt` and `record`, the job expires and
 * the request is repeated with the same key, which the HR backend stores once. After `record`, the next job performs
 * the next step.
 */
@Injectable()
export class DeliverApplicationHandler implements JobHandler<Job>, OnModuleInit {
  private readonly logger = new Logger(DeliverApplicationHandler.name);

  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly hr: HrApplications,
    private readonly files: FilesService,
    private readonly refusedMail: RefusedMail,
    private readonly queue: JobQueue,
    private readonly runner: JobRunner,
  ) {}

  onModuleInit(): void {
    this.runner.register('deliver-application', this);
  }

  async run({ applicationId }: { applicationId: string }): Promise<void> {
    const isPerformed = await this.deliveries.exclusively(applicationId, (manager) =>
      this.performNextStep(applicationId, manager),
    );
    if (isPerformed) await this.queue.add('deliver-application', { applicationId });
  }

  async giveUp({ applicationId }: { applicationId: string }, error: unknown): Promise<void> {
    const deliveryError = error instanceof Error ? error.message : String(error);
    this.logger.error({ msg: 'application delivery failed', applicationId, reason: deliveryError });
    await this.deliveries.exclusively(applicationId, (manager) =>
      this.deliveries.record(applicationId, { deliveryFailedAt: new Date(), deliveryError }, manager),
    );
  }

  /** Whether a step was performed; then there may be another. */
  private async performNextStep(id: string, manager: EntityManager): Promise<boolean> {
    const application = await this.deliveries.find(id, manager);
    const step = application === null ? 'none' : nextStep(application, new Date());
    if (application === null || step === 'none') return false;
    if (!(await this.deliveries.beginAttempt(id, manager))) return false;
    const progress = await this.perform(application, step);
    try {
      await manager.transaction((transaction) => this.record(application, progress, transaction));
    } catch (error) {
      if (!(error instanceof HrIdReusedError)) throw error;
      await this.recordReusedId(id, error, manager);
    }
    return true;
  }

  /** Ends the delivery until an operator resubmits it: a retry would get the same id. */
  private recordReusedId(id: string, { hrId, message }: HrIdReusedError, manager: EntityManager): Promise<void> {
    this.logger.error({ msg: 'HR backend reused an application id', applicationId: id, hrId });
    const progress = { deliveryFailedAt: new Date(), deliveryError: message, reusedHrId: hrId };
    return this.deliveries.record(id, progress, manager);
  }

  private async record(application: OutgoingApplication, progress: Progress, manager: EntityManager): Promise<void> {
    await this.deliveries.record(application.id, progress, manager);
    if (progress.fileId === null && application.fileId !== null) await this.files.detach(application.fileId, manager);
    if (progress.refusedAt) await this.refusedMail.enqueue(application, manager);
  }

  private async perform(application: OutgoingApplication, step: keyof DeliverySteps): Promise<Progress> {
    try {
      return await (application.isHrJob ? this.hrSteps : localSteps)[step](application);
    } catch (error) {
      if (!(error instanceof HrRefusedError)) throw error;
      this.logger.warn({ msg: 'application refused', applicationId: application.id, step, reason: error.message });
      return refused(application, step, error);
    }
  }

  private readonly hrSteps: DeliverySteps = {
    submit: async (application) => {
      const hrId = await this.hr.submit({
        id: application.id,
        jobId: application.externalJobId,
        name: application.name,
        email: application.email,
        resume: { fileName: application.fileName, content: await this.contentOf(application) },
        answers: answersOf(application),
        submittedAt: application.submittedAt,
      });
      const now = new Date();
      return { hrId, deliveredAt: now, answersDeliveredAt: application.answeredAt === null ? null : now };
    },
    answer: async (application) => {
      const answers = answersOf(application);
      if (answers.length > 0) await this.hr.answer(hrIdOf(application), answers);
      return { answersDeliveredAt: new Date() };
    },
    withdraw: async (application) => {
      await this.hr.withdraw(hrIdOf(application), application.withdrawnAt ?? new Date());
      return { withdrawalDeliveredAt: new Date(), fileId: null };
    },
  };

  private async contentOf({ fileId, id }: ApplicationEntity): Promise<Buffer> {
    if (fileId === null) throw new Error(`Application ${id} has no file`);
    return buffer(await this.files.read(fileId));
  }
}

/** The HR backend has no jobs that were created here: their applications remain here (ADR 27). */
const localSteps: DeliverySteps = {
  submit: ({ answeredAt }) => {
    const now = new Date();
    return Promise.resolve({ deliveredAt: now, answersDeliveredAt: answeredAt === null ? null : now });
  },
  answer: () => Promise.resolve({ answersDeliveredAt: new Date() }),
  withdraw: () => Promise.resolve({ withdrawalDeliveredAt: new Date(), fileId: null }),
};

const answersOf = ({ answers }: ApplicationEntity): HrAnswerText[] =>
  answers.map(({ externalId, answer }) => ({ questionId: externalId, answer }));

function hrIdOf({ hrId, id }: ApplicationEntity): string {
  if (hrId === null) throw new Error(`Application ${id} has no id at the HR backend`);
  return hrId;
}

/**
 * The result of a refused request. 410: the job has closed, and the file is no longer needed. 404 is also the response
 * to a wrong URL, so that a 404 for a job is retried until the catalogue has closed the job. Other statuses are errors
 * on either side and need an operator.
 */
function refused(
  { withdrawnAt, jobIsClosed }: OutgoingApplication,
  step: DeliveryStep,
  error: HrRefusedError,
): Progress {
  const now = new Date();
  const { status, message } = error;
  if (step === 'submit' && status === 404 && !jobIsClosed) throw error;
  const isGone = status === 410 || (step === 'submit' && status === 404);
  if (isGone && withdrawnAt !== null) return { withdrawalDeliveredAt: now, fileId: null };
  if (isGone && step === 'submit') return { refusedAt: now, fileId: null };
  return { deliveryFailedAt: now, deliveryError: message };
}
