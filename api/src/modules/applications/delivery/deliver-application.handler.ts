import { buffer } from 'node:stream/consumers';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../../queue/job-queue.ts';
import { JobRunner, type JobHandler } from '../../../queue/job-runner.ts';
import { FilesService } from '../../files/index.ts';
import { HrApplications, HrRefusedError, type HrAnswerText } from '../../hr/index.ts';
import type { ApplicationEntity } from '../entities/application.entity.ts';
import { DeliveriesRepository, type OutgoingApplication, type Progress } from './deliveries.repository.ts';
import { nextStep, type DeliveryStep } from './delivery.policy.ts';
import { HrIdReusedError } from './hr-id-reused.error.ts';
import { RefusedMail } from './refused-mail.ts';

type Job = 'deliver-application';
type DeliverySteps = Record<Exclude<DeliveryStep, 'none'>, (application: OutgoingApplication) => Promise<Progress>>;

/**
 * Tells the HR backend what it does not know yet of one application, one step for each job. The job is a mere wake-up:
 * what is to be isPerformed stands in the application's row, so that a job too many finds nothing to do.
 *
 * A crash before `beginAttempt`: nothing happened. After it, or after the HR backend's answer and before `record`: the job
 * expires, and the same call is made again under the same key, which the HR backend stores once. After `record`: the next
 * job finds the next step.
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
    this.logger.error({ msg: 'application given up', applicationId, reason: deliveryError });
    await this.deliveries.exclusively(applicationId, (manager) =>
      this.deliveries.record(applicationId, { deliveryFailedAt: new Date(), deliveryError }, manager),
    );
  }

  /** Whether anything was isPerformed: then there may be more. */
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

  /** Ends the delivery until an operator has it resubmitted: another try would get the same id. */
  private recordReusedId(id: string, { hrId, message }: HrIdReusedError, manager: EntityManager): Promise<void> {
    this.logger.error({ msg: 'HR backend reused an application id', applicationId: id, hrId });
    const progress = { deliveryFailedAt: new Date(), deliveryError: message, reusedHrId: hrId };
    return this.deliveries.record(id, progress, manager);
  }

  private async record(application: OutgoingApplication, progress: Progress, manager: EntityManager): Promise<void> {
    await this.deliveries.record(application.id, progress, manager);
    if (progress.fileId === null && application.fileId !== null) await this.files.detach(application.fileId, manager);
    if (progress.refusedAt) await this.refusedMail.order(application, manager);
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

/** The HR backend does not know jobs that were made here: an application for one stays where it is stored (ADR 27). */
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
  if (hrId === null) throw new Error(`Application ${id} was never handed over`);
  return hrId;
}

/**
 * What becomes of an application that is not taken. 410: its job has closed, and the file is needed no more. A wrong address
 * answers 404 as well, so that of a job is believed once our own catalogue has closed it, and until then tried again.
 * Anything else is a fault of ours or theirs, for an operator to look at.
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
