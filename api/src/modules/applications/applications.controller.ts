import {
  Controller,
  createParamDecorator,
  Header,
  Param,
  type ExecutionContext,
  type StreamableFile,
} from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import {
  addApplicantEmail,
  answerJobQuestions,
  applicantHeader,
  applyToJob,
  getApplication,
  getApplicationResume,
  getApplied,
  withdrawApplication,
  type ApplicantEmail,
  type Application,
  type ApplicationReceipt,
  type AppliedAnswer,
  type SentReceipt,
} from 'shared-contracts';
import { applicantEmailSchema, applySchema, questionAnswersSchema } from 'shared-contracts/schemas';
import {
  Authenticated,
  documented,
  DocumentsErrors,
  IdempotencyKey,
  InvalidRequestError,
  Public,
  Route,
  ValidatedBody,
} from '../../http/index.ts';
import { CurrentUser, MaybeUser } from '../auth/index.ts';
import { ReceivesResume, Resume, type UploadedResume } from '../resumes/index.ts';
import type { UserEntity } from '../users/index.ts';
import { ApplicationIntake, type ApplyRequestFields } from './application-intake.service.ts';
import {
  addApplicantEmailExample,
  answerJobQuestionsExample,
  applyToJobExample,
  getApplicationExample,
  getApplicationResumeExample,
  getAppliedExample,
  withdrawApplicationExample,
} from './applications.examples.ts';
import { ApplicationsService, type AnswerRequest } from './applications.service.ts';

const accountId = /^[1-9]\d{0,9}$/;

const readApplicant = createParamDecorator((_: unknown, context: ExecutionContext): number | null => {
  const id = context.switchToHttp().getRequest<FastifyRequest>().headers[applicantHeader];
  if (id === undefined) return null;
  if (typeof id !== 'string' || !accountId.test(id)) throw new InvalidRequestError({ [applicantHeader]: 'not an id' });
  return Number(id);
});

/**
 * Id of the account that the client expects to be signed in; null if the header is absent. Other values are rejected.
 */
const ExpectedApplicantId = () =>
  documented(readApplicant(), {
    headers: { 'X-Applicant-Id': 'Id of the account that the caller expects to apply as' },
  });

/** Uploads, and addresses added later, per client address. The limit allows for many users behind one address. */
const uploads = { default: { limit: 120, ttl: 600_000 } };

@Controller()
export class ApplicationsController {
  constructor(
    private readonly intake: ApplicationIntake,
    private readonly applications: ApplicationsService,
  ) {}

  @Route(applyToJob, applyToJobExample)
  @DocumentsErrors({
    401: ['unauthenticated'],
    404: ['resume_not_found', 'job_not_found'],
    409: ['already_applied', 'resume_limit'],
    410: ['job_closed'],
  })
  @Public({ readsSession: true })
  @Throttle(uploads)
  @ReceivesResume({ orJson: true })
  apply(
    @Param('id') job: string,
    @Resume() resume: UploadedResume | null,
    @ValidatedBody(applySchema) fields: ApplyRequestFields,
    @IdempotencyKey() idempotencyKey: string | null,
    @ExpectedApplicantId() expectedApplicantId: number | null,
    @MaybeUser() user: UserEntity | null,
  ): Promise<SentReceipt> {
    return this.intake.apply({ job, resume, fields, idempotencyKey, expectedApplicantId, user });
  }

  @Route(answerJobQuestions, answerJobQuestionsExample)
  @DocumentsErrors({
    400: ['resume_id_missing', 'answers_missing'],
    404: ['application_not_found', 'job_not_found'],
    409: ['already_answered'],
    410: ['application_withdrawn', 'job_closed'],
  })
  @Public({ readsSession: true })
  answer(
    @Param('id') job: string,
    @ValidatedBody(questionAnswersSchema) answers: AnswerRequest,
    @MaybeUser() user: UserEntity | null,
  ): Promise<ApplicationReceipt> {
    return this.applications.answer(job, answers, user);
  }

  @Route(getApplied, getAppliedExample)
  @DocumentsErrors({ 404: ['job_not_found'] })
  @Authenticated()
  @Header('cache-control', 'private, no-store')
  applied(@Param('id') job: string, @CurrentUser() user: UserEntity): Promise<AppliedAnswer> {
    return this.applications.applied(job, user);
  }

  @Route(getApplication, getApplicationExample)
  @DocumentsErrors({ 404: ['application_not_found'] })
  @Public()
  @Header('cache-control', 'private, no-store')
  view(@Param('token') token: string): Promise<Application> {
    return this.applications.view(token);
  }

  @Route(getApplicationResume, getApplicationResumeExample)
  @DocumentsErrors({ 404: ['application_not_found', 'resume_not_found', 'not_found'] })
  @Public()
  @Header('cache-control', 'private, no-store')
  resume(@Param('token') token: string): Promise<StreamableFile> {
    return this.applications.openResume(token);
  }

  @Route(addApplicantEmail, addApplicantEmailExample)
  @DocumentsErrors({
    404: ['application_not_found'],
    409: ['already_applied', 'application_has_address'],
    410: ['application_withdrawn', 'job_closed'],
  })
  @Public()
  @Throttle(uploads)
  @Header('cache-control', 'private, no-store')
  addEmail(
    @Param('token') token: string,
    @ValidatedBody(applicantEmailSchema) { email }: ApplicantEmail,
  ): Promise<Application> {
    return this.applications.addEmail(token, email);
  }

  @Route(withdrawApplication, withdrawApplicationExample)
  @DocumentsErrors({ 404: ['application_not_found'] })
  @Public()
  @Header('cache-control', 'private, no-store')
  withdraw(@Param('token') token: string): Promise<Application> {
    return this.applications.withdraw(token);
  }
}
