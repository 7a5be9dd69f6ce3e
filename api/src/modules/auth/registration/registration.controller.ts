import { Controller, Header, Param, Req, Res } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cancelRegistration, register, type Acknowledgement, type RegistrationAnswer } from 'shared-contracts';
import { registrationSchema } from 'shared-contracts/schemas';
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
} from '../../../http/index.ts';
import { RegistrationRemovalService, RegistrationService, type FullRegistration } from './registration.service.ts';

const registerExample: ExampleOf<typeof register> = {
  body: {
    username: exampleUser.username,
    email: exampleUser.email,
    password: 'três gaivotas no cais',
    confirmPassword: 'três gaivotas no cais',
    firstName: 'Inês',
    lastName: 'Prata',
    subscribeToNewsletter: true,
    newsletterFrequency: 'weekly',
    categories: ['tecnologia'],
    language: 'pt',
    returnTo: '/jobs/analista-de-dados-12',
    save: 12,
  },
  answer: { user: null, requiresVerification: true, message: 'A mail will be sent.' },
};

const cancelRegistrationExample: ExampleOf<typeof cancelRegistration> = {
  answer: acknowledgement('The account is removed.'),
};

/** Registrations per client address. More than for other public forms, because every corrected attempt counts. */
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
