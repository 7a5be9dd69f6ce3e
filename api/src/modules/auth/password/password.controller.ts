import { Controller, Header, Req, Res } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  changePassword,
  forgotPassword,
  resetPassword,
  type Acknowledgement,
  type PasswordChange,
  type PasswordReset,
} from 'shared-contracts';
import { addressSchema, passwordChangeSchema, passwordResetSchema } from 'shared-contracts/schemas';
import {
  acknowledgement,
  Audited,
  Authenticated,
  DocumentsErrors,
  type ExampleOf,
  exampleUser,
  formSubmissions,
  Public,
  Route,
  ValidatedBody,
} from '../../../http/index.ts';
import { CurrentSession } from '../access.guard.ts';
import type { OpenSession } from '../sessions/sessions.repository.ts';
import { PasswordService } from './password.service.ts';

const newPassword = { password: 'quatro redes ao sol', confirmPassword: 'quatro redes ao sol' };

const forgotPasswordExample: ExampleOf<typeof forgotPassword> = {
  body: { email: exampleUser.email },
  answer: acknowledgement('If such an account exists, a mail will be sent.'),
};

const resetPasswordExample: ExampleOf<typeof resetPassword> = {
  body: { token: 'mB3x-Of-a-mailed-link', ...newPassword },
  answer: acknowledgement('The password is changed.'),
};

const changePasswordExample: ExampleOf<typeof changePassword> = {
  body: { currentPassword: 'três gaivotas no cais', ...newPassword },
  answer: acknowledgement('The password is changed.'),
};

@Controller()
export class PasswordController {
  constructor(private readonly passwords: PasswordService) {}

  @Route(forgotPassword, forgotPasswordExample)
  @Public()
  @Throttle(formSubmissions)
  @Header('cache-control', 'private, no-store')
  forgot(@ValidatedBody(addressSchema) { email }: { email: string }): Promise<Acknowledgement> {
    return this.passwords.forgot(email);
  }

  @Route(resetPassword, resetPasswordExample)
  @DocumentsErrors({ 400: ['token_invalid'], 410: ['token_expired'] })
  @Public()
  @Audited()
  @Throttle(formSubmissions)
  @Header('cache-control', 'private, no-store')
  reset(
    @ValidatedBody(passwordResetSchema) reset: PasswordReset,
    @Req() request: FastifyRequest,
  ): Promise<Acknowledgement> {
    return this.passwords.reset(reset, request);
  }

  @Route(changePassword, changePasswordExample)
  @DocumentsErrors({ 403: ['password_wrong'] })
  @Authenticated()
  @Audited()
  @Header('cache-control', 'private, no-store')
  change(
    @CurrentSession() session: OpenSession,
    @ValidatedBody(passwordChangeSchema) change: PasswordChange,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Acknowledgement> {
    return this.passwords.change(session, change, request, reply);
  }
}
