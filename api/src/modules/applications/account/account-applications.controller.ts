import { Controller, Header, Param, ParseUUIDPipe, type StreamableFile } from '@nestjs/common';
import {
  claimApplication,
  getSentResume,
  listApplications,
  removeApplication,
  type AccountApplication,
  type ApplicationClaim,
} from 'shared-contracts';
import { applicationClaimSchema } from 'shared-contracts/schemas';
import {
  Authenticated,
  DocumentsErrors,
  exampleJob,
  type ExampleOf,
  exampleUser,
  Route,
  ValidatedBody,
} from '../../../http/index.ts';
import { CurrentUser } from '../../auth/index.ts';
import type { UserEntity } from '../../users/index.ts';
import { ApplicationNotFoundError } from '../applications.errors.ts';
import { AccountApplicationsService } from './account-applications.service.ts';

const { slug, title, companyId, companyName, companySlug, logoUrl, city, isClosed } = exampleJob;

const application: AccountApplication = {
  id: 'c95a1e07-4f62-4b8d-a3d0-58e7b1f9206c',
  userId: exampleUser.id,
  jobId: exampleJob.id,
  job: { id: exampleJob.id, slug, title, companyId, companyName, companySlug, logoUrl, city, isClosed },
  status: 'reviewing',
  delivery: 'delivered',
  questionsDue: 0,
  answersDue: false,
  href: '/applications/q8ZkP2v-made-up-for-an-example',
  resumeName: 'ines-prata.pdf',
  coverLetter: null,
  resumeUrl: '/api/account/applications/c95a1e07-4f62-4b8d-a3d0-58e7b1f9206c/resume',
  answers: [{ questionId: 881, answer: 'Sim, de noite também.' }],
  appliedAt: '2026-03-09T10:00:00.000Z',
  createdAt: '2026-03-09T10:00:00.000Z',
  updatedAt: '2026-03-10T09:00:00.000Z',
  history: [{ status: 'reviewing', at: '2026-03-10T09:00:00.000Z' }],
  withdrawnAt: null,
  companyAnswerDays: 6,
};

const listApplicationsExample: ExampleOf<typeof listApplications> = { answer: [application] };

const getSentResumeExample = { contentType: 'application/pdf', variables: { id: application.id } };

const removeApplicationExample: ExampleOf<typeof removeApplication> = {
  variables: { id: application.id },
  answer: [],
};

const claimApplicationExample: ExampleOf<typeof claimApplication> = {
  body: { token: 'q8ZkP2v-made-up-for-an-example' },
  answer: [application],
};

/** An invalid id gets the response of an unknown application. */
const applicationId = new ParseUUIDPipe({ exceptionFactory: () => new ApplicationNotFoundError() });

@Controller()
@Authenticated()
export class AccountApplicationsController {
  constructor(private readonly applications: AccountApplicationsService) {}

  @Route(listApplications, listApplicationsExample)
  @Header('cache-control', 'private, no-store')
  list(@CurrentUser() user: UserEntity): Promise<AccountApplication[]> {
    return this.applications.list(user);
  }

  @Route(claimApplication, claimApplicationExample)
  @DocumentsErrors({ 404: ['application_not_found'], 409: ['already_applied', 'application_has_address'] })
  @Header('cache-control', 'private, no-store')
  claim(
    @CurrentUser() user: UserEntity,
    @ValidatedBody(applicationClaimSchema) { token }: ApplicationClaim,
  ): Promise<AccountApplication[]> {
    return this.applications.claim(user, token);
  }

  @Route(getSentResume, getSentResumeExample)
  @DocumentsErrors({ 404: ['application_not_found', 'resume_not_found', 'not_found'] })
  @Header('cache-control', 'private, no-store')
  resume(@CurrentUser() user: UserEntity, @Param('id', applicationId) id: string): Promise<StreamableFile> {
    return this.applications.openResume(user, id);
  }

  @Route(removeApplication, removeApplicationExample)
  @DocumentsErrors({ 404: ['application_not_found'] })
  @Header('cache-control', 'private, no-store')
  remove(@CurrentUser() user: UserEntity, @Param('id', applicationId) id: string): Promise<AccountApplication[]> {
    return this.applications.remove(user, id);
  }
}
