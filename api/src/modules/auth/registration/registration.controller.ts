import { Controller, Header, Req, Res } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { register, type RegistrationAnswer } from 'shared-contracts';
import { registrationSchema } from 'shared-contracts/schemas';
import { Public } from '../../../http/access.ts';
import { Route } from '../../../http/route.ts';
import { ValidatedBody } from '../../../http/validated.ts';
import { RegistrationService, type FullRegistration } from './registration.service.ts';
import { registerExample } from './registration.examples.ts';

/** Of one address: more than the forms of visitors, since each mistake in this one is sent again. */
const registrations = { default: { limit: 30, ttl: 600_000 } };

@Controller()
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  @Route(register, registerExample)
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
}
