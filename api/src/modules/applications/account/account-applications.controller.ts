import { Controller, Header, Param, ParseUUIDPipe, type StreamableFile } from '@nestjs/common';
import { getSentResume, listApplications, removeApplication, type AccountApplication } from 'shared-contracts';
import { Authenticated } from '../../../http/access.decorator.ts';
import { DocumentsErrors } from '../../../http/openapi/handler-docs.decorator.ts';
import { Route } from '../../../http/route.decorator.ts';
import { CurrentUser } from '../../auth/index.ts';
import type { UserEntity } from '../../users/index.ts';
import { ApplicationNotFoundError } from '../applications.errors.ts';
import { AccountApplicationsService } from './account-applications.service.ts';
import {
  getSentResumeExample,
  listApplicationsExample,
  removeApplicationExample,
} from './account-applications.examples.ts';

/** An invalid id is answered like an unknown application. */
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
