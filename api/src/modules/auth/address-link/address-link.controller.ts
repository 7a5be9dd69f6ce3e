import { Controller, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { confirmAddressLink, requestAddressLink, type Acknowledgement } from 'shared-contracts';
import { addressLinkSchema } from 'shared-contracts/schemas';
import {
  acknowledgement,
  Audited,
  Authenticated,
  DocumentsErrors,
  type ExampleOf,
  Route,
  ValidatedBody,
} from '../../../http/index.ts';
import { CurrentSession } from '../current-user.decorator.ts';
import type { OpenSession } from '../sessions/sessions.repository.ts';
import { AddressLinkService } from './address-link.service.ts';

const requestAddressLinkExample: ExampleOf<typeof requestAddressLink> = {
  answer: acknowledgement('The link is in the mail.'),
};

const confirmAddressLinkExample: ExampleOf<typeof confirmAddressLink> = {
  body: { token: 'bm90LWEtdG9rZW4' },
  answer: acknowledgement('The address is linked to the account.'),
};

@Controller()
@Authenticated()
export class AddressLinkController {
  constructor(private readonly addressLink: AddressLinkService) {}

  @Route(requestAddressLink, requestAddressLinkExample)
  @DocumentsErrors({ 403: ['verification_required'] })
  @Header('cache-control', 'private, no-store')
  request(@CurrentSession() session: OpenSession): Promise<Acknowledgement> {
    return this.addressLink.request(session);
  }

  @Route(confirmAddressLink, confirmAddressLinkExample)
  @DocumentsErrors({ 400: ['token_invalid'], 410: ['token_expired'] })
  @Audited()
  @Header('cache-control', 'private, no-store')
  confirm(
    @CurrentSession() session: OpenSession,
    @ValidatedBody(addressLinkSchema) { token }: { token: string },
    @Req() request: FastifyRequest,
  ): Promise<Acknowledgement> {
    return this.addressLink.confirm(session, token, request);
  }
}
