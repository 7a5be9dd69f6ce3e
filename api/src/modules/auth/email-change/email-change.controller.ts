import { Controller, Header } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import { cancelEmailChange, changeEmail, type EmailChange, type User } from 'shared-contracts';
import { emailChangeSchema } from 'shared-contracts/schemas';
import {
  Audited,
  Authenticated,
  DocumentsErrors,
  type ExampleOf,
  exampleUser,
  formSubmissions,
  Route,
  ValidatedBody,
} from '../../../http/index.ts';
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
