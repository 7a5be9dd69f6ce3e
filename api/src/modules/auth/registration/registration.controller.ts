import { Controller, Header, Param, Req, Res } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cancelRegistration, register, type Acknowledgement, type RegistrationAnswer } from 'shared-contracts';
import { registrationSchema } from 'shared-contracts/schemas';
import { Public } from '../../../http/access.decorator.ts';
import { Audited } from '../../../http/audited.decorator.ts';
import { DocumentsErrors } from '../../../http/openapi/handler-docs.decorator.ts';
import { formSubmissions } from '../../../http/public-form.policy.ts';
import { Route } from '../../../http/route.decorator.ts';
import { ValidatedBody } from '../../../http/validated.pipe.ts';
import { RegistrationRemovalService } from './registration-removal.service.ts';
import { RegistrationService, type FullRegistration } from './registration.service.ts';
import { cancelRegistrationExample, registerExample } from './registration.examples.ts';

/** Of one address: more than the forms of visitors, since each mistake in this one is sent again. */
const registrations = { default: { limit: 30, ttl: 600_000 } };

@Controller()
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly removal: RegistrationRemovalService,
  ) {}

  @Route(register, registerExample)
  @DocumentsErrors({ 409: ['username_taken', 'email_taken'] })
  @Public()
  @Throttle(registrations)
  @Header('cache-control', 'private, no-store')
  register(
    @ValidatedBody(registrationSchema) given: FullRegistration,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegistrationAnswer> {
    return this.registration.register(given, request, reply);
  }

  @Route(cancelRegistration, cancelRegistrationExample)
  @DocumentsErrors({ 400: ['token_invalid'], 409: ['account_verified'] })
  @Public()
  @Audited()
  @Throttle(formSubmissions)
  @Header('cache-control', 'private, no-store')
  cancel(@Param('token') token: string, @Req() request: FastifyRequest): Promise<Acknowledgement> {
    return this.removal.remove(token, request);
  }
}
