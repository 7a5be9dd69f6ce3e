import { Controller, Header, Param } from '@nestjs/common';
import { endUserSessions, type Acknowledgement } from 'shared-contracts';
import { Authenticated } from '../../../http/access.decorator.ts';
import { DocumentsErrors } from '../../../http/openapi/handler-docs.decorator.ts';
import { Route } from '../../../http/route.decorator.ts';
import { SignInsService } from './sign-ins.service.ts';
import { endUserSessionsExample } from './sign-ins.examples.ts';

/** Sessions of other users, for admins. The audit log records each call and the account. */
@Controller()
@Authenticated({ role: 'admin' })
export class UserSessionsController {
  constructor(private readonly signIns: SignInsService) {}

  @Route(endUserSessions, endUserSessionsExample)
  @DocumentsErrors({ 404: ['user_not_found'] })
  @Header('cache-control', 'private, no-store')
  end(@Param('userId') id: string): Promise<Acknowledgement> {
    return this.signIns.endAllOf(id);
  }
}
