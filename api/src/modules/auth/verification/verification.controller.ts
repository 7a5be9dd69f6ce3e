import { Controller, Header } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import { resendVerification, verifyEmail, type Acknowledgement } from 'shared-contracts';
import { addressSchema, verificationSchema } from 'shared-contracts/schemas';
import { Public } from '../../../http/access.ts';
import { formSubmissions } from '../../../http/public-form.ts';
import { Route } from '../../../http/route.ts';
import { ValidatedBody, ValidatedQuery } from '../../../http/validated.ts';
import { VerificationService } from './verification.service.ts';

@Controller()
export class VerificationController {
  constructor(private readonly verification: VerificationService) {}

  @Route(verifyEmail)
  @Public()
  @Header('cache-control', 'private, no-store')
  verify(@ValidatedQuery(verificationSchema) { token }: { token?: string }): Promise<Acknowledgement> {
    return this.verification.verify(token);
  }

  @Route(resendVerification)
  @Public()
  @Throttle(formSubmissions)
  @Header('cache-control', 'private, no-store')
  resend(@ValidatedBody(addressSchema) { email }: { email: string }): Promise<Acknowledgement> {
    return this.verification.resend(email);
  }
}
