import { Controller, Header } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import { resendVerification, verifyEmail, type Acknowledgement } from 'shared-contracts';
import { addressSchema, verificationSchema } from 'shared-contracts/schemas';
import { Public } from '../../../http/access.ts';
import { formSubmissions } from '../../../http/public-form.ts';
import { Route } from '../../../http/route.ts';
import { ValidatedBody, ValidatedQuery } from '../../../http/validated.ts';
import { VerificationService } from './verification.service.ts';
import { resendVerificationExample, verifyEmailExample } from './verification.examples.ts';

@Controller()
export class VerificationController {
  constructor(private readonly verification: VerificationService) {}

  @Route(verifyEmail, verifyEmailExample)
  @Public()
  @Header('cache-control', 'private, no-store')
  verify(@ValidatedQuery(verificationSchema) { token }: { token?: string }): Promise<Acknowledgement> {
    return this.verification.verify(token);
  }

  @Route(resendVerification, resendVerificationExample)
  @Public()
  @Throttle(formSubmissions)
  @Header('cache-control', 'private, no-store')
  resend(@ValidatedBody(addressSchema) { email }: { email: string }): Promise<Acknowledgement> {
    return this.verification.resend(email);
  }
}
