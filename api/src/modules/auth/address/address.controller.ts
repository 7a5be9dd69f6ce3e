import { Controller, Header, Req } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import {
  cancelEmailChange,
  changeEmail,
  confirmAddressLink,
  requestAddressLink,
  resendVerification,
  verifyEmail,
  type Acknowledgement,
  type EmailChange,
  type User,
  type VerificationRequest,
} from 'shared-contracts';
import {
  addressLinkSchema,
  emailChangeSchema,
  verificationRequestSchema,
  verificationSchema,
} from 'shared-contracts/schemas';
import {
  acknowledgement,
  Audited,
  Authenticated,
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
import { CurrentSession, CurrentUser, MaybeUser } from '../access.guard.ts';
import type { OpenSession } from '../sessions/sessions.repository.ts';
import { AddressLinkService, EmailChangeService, VerificationService } from './address.service.ts';

const verifyEmailExample: ExampleOf<typeof verifyEmail> = {
  answer: acknowledgement('The address is confirmed.'),
};

const resendVerificationExample: ExampleOf<typeof resendVerification> = {
  body: { email: exampleUser.email },
  answer: acknowledgement('If such an account exists, a mail will be sent.'),
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

const email = 'prata.ines@example.com';

const changeEmailExample: ExampleOf<typeof changeEmail> = {
  body: { email, currentPassword: 'três gaivotas no cais' },
  answer: { ...exampleUser, pendingEmail: email },
};

const cancelEmailChangeExample: ExampleOf<typeof cancelEmailChange> = { answer: exampleUser };

@Controller()
export class EmailChangeController {
  constructor(private readonly emailChange: EmailChangeService) {}

  @Route(changeEmail, changeEmailExample)
  @DocumentsErrors({ 403: ['password_wrong'] })
  @Authenticated()
  @Audited()
  @Throttle(formSubmissions)
  @Header('cache-control', 'private, no-store')
  change(@CurrentUser() user: UserEntity, @ValidatedBody(emailChangeSchema) change: EmailChange): Promise<User> {
    return this.emailChange.change(user, change);
  }

  @Route(cancelEmailChange, cancelEmailChangeExample)
  @Authenticated()
  @Audited()
  @Header('cache-control', 'private, no-store')
  cancel(@CurrentUser() user: UserEntity): Promise<User> {
    return this.emailChange.cancel(user);
  }
}

const requestAddressLinkExample: ExampleOf<typeof requestAddressLink> = {
  answer: acknowledgement('A mail with the link will be sent.'),
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
