import { Controller, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endAllSignIns, endSignIn, listSignIns, type Acknowledgement, type SignIn } from 'shared-contracts';
import { Authenticated } from '../../../http/access.decorator.ts';
import { Audited } from '../../../http/audited.decorator.ts';
import { DocumentsErrors } from '../../../http/openapi/handler-docs.decorator.ts';
import { Route } from '../../../http/route.decorator.ts';
import { CurrentSession } from '../current-user.ts';
import type { OpenSession } from '../sessions/sessions.repository.ts';
import { SignInsService } from './sign-ins.service.ts';
import { endAllSignInsExample, endSignInExample, listSignInsExample } from './sign-ins.examples.ts';

@Controller()
export class SignInsController {
  constructor(private readonly signIns: SignInsService) {}

  @Route(listSignIns, listSignInsExample)
  @Authenticated()
  @Header('cache-control', 'private, no-store')
  list(@CurrentSession() current: OpenSession): Promise<SignIn[]> {
    return this.signIns.list(current);
  }

  @Route(endSignIn, endSignInExample)
  @DocumentsErrors({ 404: ['sign_in_not_found'] })
  @Authenticated()
  @Audited()
  @Header('cache-control', 'private, no-store')
  end(@CurrentSession() current: OpenSession, @Param('id') id: string): Promise<SignIn[]> {
    return this.signIns.end(current, id);
  }

  @Route(endAllSignIns, endAllSignInsExample)
  @Authenticated()
  @Audited()
  @Header('cache-control', 'private, no-store')
  endAll(
    @CurrentSession() current: OpenSession,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Acknowledgement> {
    return this.signIns.endAll(current, request, reply);
  }
}
