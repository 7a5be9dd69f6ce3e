import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule, MailWorkerModule } from '../mail/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccessGuard } from './access.guard.ts';
import { AddressLinkController } from './address-link/address-link.controller.ts';
import { AddressLinkService } from './address-link/address-link.service.ts';
import { AttemptsRepository } from './attempts/attempts.repository.ts';
import { LoginAttempts } from './attempts/login-attempts.repository.ts';
import { PasswordCheck } from './attempts/password-check.service.ts';
import { AuthController } from './auth.controller.ts';
import { RegistrationDecoyEntity } from './decoys/registration-decoy.entity.ts';
import { RegistrationDecoysErasure } from './decoys/registration-decoys.erasure.ts';
import { RegistrationDecoysExport } from './decoys/registration-decoys.export.ts';
import { RegistrationDecoysRepository } from './decoys/registration-decoys.repository.ts';
import { RegistrationDecoys } from './decoys/registration-decoys.service.ts';
import { EmailChangeController } from './email-change/email-change.controller.ts';
import { EmailChangeService } from './email-change/email-change.service.ts';
import { LinkMailsComposer, NoticeMailsComposer } from './mails/account-mails.composer.ts';
import { AccountMails } from './mails/account-mails.service.ts';
import { MailLimits } from './mails/mail-limits.repository.ts';
import { PasswordController } from './password/password.controller.ts';
import { PasswordService } from './password/password.service.ts';
import { Passwords } from './passwords.service.ts';
import { RegistrationRemovalService } from './registration/registration-removal.service.ts';
import { RegistrationController } from './registration/registration.controller.ts';
import { RegistrationService } from './registration/registration.service.ts';
import { SecondFactorMailComposer, SecondFactorMails } from './second-factor/second-factor-mail.composer.ts';
import { SecondFactorController } from './second-factor/second-factor.controller.ts';
import { SecondFactorRepository } from './second-factor/second-factor.repository.ts';
import { SecondFactorService } from './second-factor/second-factor.service.ts';
import { AuthenticatorSecondFactors, SecondFactors } from './second-factor/second-factors.service.ts';
import { SessionEntity } from './sessions/session.entity.ts';
import { SessionsRepository } from './sessions/sessions.repository.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { PasswordStrategy } from './sign-in/credentials.guard.ts';
import { SignInController } from './sign-in/sign-in.controller.ts';
import { SignInService } from './sign-in/sign-in.service.ts';
import { SignInsController, UserSessionsController } from './sign-ins/sign-ins.controller.ts';
import { SignInsService } from './sign-ins/sign-ins.service.ts';
import { UserTokenLink } from './tokens/user-token-link.service.ts';
import { UserTokenEntity } from './tokens/user-token.entity.ts';
import { UserTokensExport } from './tokens/user-tokens.export.ts';
import { UserTokensRepository } from './tokens/user-tokens.repository.ts';
import { UserTokens } from './tokens/user-tokens.service.ts';
import { VerificationController } from './verification/verification.controller.ts';
import { VerificationService } from './verification/verification.service.ts';

/** Stored sessions, for the web process and for the worker, which deletes expired ones. */
@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity])],
  providers: [SessionsRepository],
  exports: [SessionsRepository],
})
export class SessionsModule {}

/** Mailed links of accounts, for the web process, which redeems them, and the worker, which mails them. */
@Module({
  imports: [TypeOrmModule.forFeature([UserTokenEntity]), UsersModule],
  providers: [UserTokenLink, UserTokens, UserTokensRepository],
  exports: [UserTokenLink, UserTokens, UserTokensRepository],
})
export class UserTokensModule {}

/** Stored registration decoys, for the web process, which creates them, and the worker, which deletes them. */
@Module({
  imports: [TypeOrmModule.forFeature([RegistrationDecoyEntity]), UsersModule],
  providers: [RegistrationDecoysErasure, RegistrationDecoysRepository],
  exports: [RegistrationDecoysRepository],
})
export class RegistrationDecoysModule {}

/** Authentication: sessions, passwords, second factors, and the mailed links of accounts. */
@Module({
  imports: [
    PassportModule.register({ session: false }),
    MailModule,
    RegistrationDecoysModule,
    SessionsModule,
    UsersModule,
    UserTokensModule,
  ],
  controllers: [
    AddressLinkController,
    AuthController,
    EmailChangeController,
    PasswordController,
    RegistrationController,
    SecondFactorController,
    SignInController,
    SignInsController,
    UserSessionsController,
    VerificationController,
  ],
  providers: [
    AccountMails,
    AddressLinkService,
    EmailChangeService,
    LoginAttempts,
    MailLimits,
    UserTokensExport,
    RegistrationDecoysExport,
    PasswordCheck,
    Passwords,
    PasswordService,
    PasswordStrategy,
    RegistrationDecoys,
    RegistrationRemovalService,
    RegistrationService,
    SessionsService,
    SignInService,
    SignInsService,
    VerificationService,
    AttemptsRepository,
    AuthenticatorSecondFactors,
    SecondFactorMails,
    SecondFactorRepository,
    SecondFactorService,
    { provide: SecondFactors, useExisting: AuthenticatorSecondFactors },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [PasswordCheck, Passwords, SessionsModule, SessionsService, UserTokensModule],
})
export class AuthModule {}

/** Composes account mails, for the worker. */
@Module({
  imports: [MailWorkerModule, UsersModule, UserTokensModule],
  providers: [LinkMailsComposer, NoticeMailsComposer, SecondFactorMailComposer],
})
export class AuthWorkerModule {}
