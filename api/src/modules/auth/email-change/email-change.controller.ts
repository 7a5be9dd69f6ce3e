import { Controller, Header } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import { cancelEmailChange, changeEmail, type EmailChange, type User } from 'shared-contracts';
import { emailChangeSchema } from 'shared-contracts/schemas';
import { Authenticated } from '../../../http/access.decorator.ts';
import { Audited } from '../../../http/audited.decorator.ts';
import type { ExampleOf } from '../../../http/openapi/handler-docs.decorator.ts';
import { DocumentsErrors } from '../../../http/openapi/handler-docs.decorator.ts';
import { exampleUser } from '../../../http/openapi/shared.examples.ts';
import { formSubmissions } from '../../../http/public-form.policy.ts';
import { Route } from '../../../http/route.decorator.ts';
import { ValidatedBody } from '../../../http/validated.pipe.ts';
import type { UserEntity } from '../../users/index.ts';
import { CurrentUser } from '../current-user.decorator.ts';
import { EmailChangeService } from './email-change.service.ts';

const email = 'prata.ines@example.com';

const changeEmailExample: ExampleOf<typeof changeEmail> = {
  body: { email, currentPassword: 'três gaivotas no cais' },
  answer: { ...exampleUser, pendingEmail: email },
};

const cancelEmailChangeExample: ExampleOf<typeof cancelEmailChange> = { answer: exampleUser };

@Controller()
export class EmailChangeController {
  constructor(private readonly emailChange: EmailChangeService) {}

  @Route(changeEmail, changeEmailExample)
  @DocumentsErrors({ 403: ['password_wrong'] })
  @Authenticated()
  @Audited()
  @Throttle(formSubmissions)
  @Header('cache-control', 'private, no-store')
  change(@CurrentUser() user: UserEntity, @ValidatedBody(emailChangeSchema) change: EmailChange): Promise<User> {
    return this.emailChange.change(user, change);
  }

  @Route(cancelEmailChange, cancelEmailChangeExample)
  @Authenticated()
  @Audited()
  @Header('cache-control', 'private, no-store')
  cancel(@CurrentUser() user: UserEntity): Promise<User> {
    return this.emailChange.cancel(user);
  }
}
