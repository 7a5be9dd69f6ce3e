import { Controller, Header } from '@nestjs/common';
import { cancelDeletion, requestDeletion, type User } from 'shared-contracts';
import { currentPasswordSchema } from 'shared-contracts/schemas';
import { Authenticated } from '../../http/access.ts';
import { Audited } from '../../http/audited.ts';
import { DocumentsErrors } from '../../http/openapi/handler-docs.ts';
import { Route } from '../../http/route.ts';
import { ValidatedBody } from '../../http/validated.ts';
import { CurrentSession, CurrentUser, type OpenSession } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { DeletionService } from './deletion.service.ts';
import { cancelDeletionExample, requestDeletionExample } from './own-data.examples.ts';

@Controller()
export class DeletionController {
  constructor(private readonly deletion: DeletionService) {}

  @Route(requestDeletion, requestDeletionExample)
  @DocumentsErrors({ 403: ['password_wrong'] })
  @Authenticated()
  @Audited()
  @Header('cache-control', 'private, no-store')
  request(
    @CurrentSession() session: OpenSession,
    @ValidatedBody(currentPasswordSchema) { currentPassword }: { currentPassword: string },
  ): Promise<User> {
    return this.deletion.request(session, currentPassword);
  }

  @Route(cancelDeletion, cancelDeletionExample)
  @Authenticated()
  @Audited()
  @Header('cache-control', 'private, no-store')
  cancel(@CurrentUser() user: UserEntity): Promise<User> {
    return this.deletion.cancel(user);
  }
}
