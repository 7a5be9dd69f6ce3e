import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import type { Credentials } from 'shared-contracts';
import { SignInService, type ProvenSignIn } from './sign-in.service.ts';

/** How passport asks us whether credentials are right. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly signIn: SignInService) {
    super({ passReqToCallback: true });
  }

  validate(request: FastifyRequest): Promise<ProvenSignIn> {
    return this.signIn.prove(request.body as Credentials, request);
  }
}
