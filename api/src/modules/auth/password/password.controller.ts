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
import { Authenticated, Public } from '../../../http/access.decorator.ts';
import { Audited } from '../../../http/audited.decorator.ts';
import { formSubmissions } from '../../../http/public-form.policy.ts';
import { DocumentsErrors } from '../../../http/openapi/handler-docs.decorator.ts';
import { Route } from '../../../http/route.decorator.ts';
import { ValidatedBody } from '../../../http/validated.pipe.ts';
import { CurrentSession } from '../current-user.ts';
import type { OpenSession } from '../sessions/sessions.repository.ts';
import { PasswordService } from './password.service.ts';
import { changePasswordExample, forgotPasswordExample, resetPasswordExample } from './password.examples.ts';

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
