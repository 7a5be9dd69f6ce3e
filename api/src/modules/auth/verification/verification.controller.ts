import { Controller, Header, Req } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { resendVerification, verifyEmail, type Acknowledgement, type VerificationRequest } from 'shared-contracts';
import { verificationRequestSchema, verificationSchema } from 'shared-contracts/schemas';
import {
  acknowledgement,
  Audited,
  DocumentsErrors,
  type ExampleOf,
  exampleUser,
  formSubmissions,
  Public,
  Route,
  ValidatedBody,
  ValidatedQuery,
} from '../../../http/index.ts';
import type { UserEntity } from '../../users/index.ts';
import { MaybeUser } from '../current-user.decorator.ts';
import { VerificationService } from './verification.service.ts';

const verifyEmailExample: ExampleOf<typeof verifyEmail> = {
  answer: acknowledgement('The address is confirmed.'),
};

const resendVerificationExample: ExampleOf<typeof resendVerification> = {
  body: { email: exampleUser.email },
  answer: acknowledgement('If there is such an account, a mail is on its way.'),
};

@Controller()
export class VerificationController {
  constructor(private readonly verification: VerificationService) {}

  @Route(verifyEmail, verifyEmailExample)
  @DocumentsErrors({ 400: ['token_invalid'], 410: ['token_expired'] })
  @Public({ readsSession: true })
  @Audited()
  @Header('cache-control', 'private, no-store')
  verify(
    @ValidatedQuery(verificationSchema) { token = '' }: { token?: string },
    @MaybeUser() viewer: UserEntity | null,
    @Req() request: FastifyRequest,
  ): Promise<Acknowledgement> {
    return this.verification.verify(token, viewer, request);
  }

  @Route(resendVerification, resendVerificationExample)
  @Public()
  @Throttle(formSubmissions)
  @Header('cache-control', 'private, no-store')
  resend(@ValidatedBody(verificationRequestSchema) given: VerificationRequest): Promise<Acknowledgement> {
    return this.verification.resend(given);
  }
}
