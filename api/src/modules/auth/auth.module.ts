import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/index.ts';
import { RetentionModule } from '../retention/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccessGuard } from './access.guard.ts';
import { AddressLinkController, EmailChangeController, VerificationController } from './address/address.controller.ts';
import { AddressLinkService, EmailChangeService, VerificationService } from './address/address.service.ts';
import { AuthRetention } from './auth.retention.ts';
import { RegistrationDecoysErasure } from './decoys/registration-decoys.erasure.ts';
import { RegistrationDecoysExport } from './decoys/registration-decoys.export.ts';
import { RegistrationDecoyEntity, RegistrationDecoysRepository } from './decoys/registration-decoys.repository.ts';
import { RegistrationDecoys } from './decoys/registration-decoys.service.ts';
import { AccountExistsComposer, LinkMailsComposer, NoticeMailsComposer } from './mails/account-mails.composer.ts';
import { AccountMails } from './mails/account-mails.service.ts';
import { MailLimits } from './mails/mail-limits.repository.ts';
import { SecondFactorMailComposer, SecondFactorMails } from './mails/second-factor-changed.mail.tsx';
import { PasswordController } from './password/password.controller.ts';
import { PasswordService } from './password/password.service.ts';
import { PasswordCheck, Passwords } from './password/passwords.service.ts';
import { RegistrationController } from './registration/registration.controller.ts';
import { RegistrationRemovalService, RegistrationService } from './registration/registration.service.ts';
import { SecondFactorController } from './second-factor/second-factor.controller.ts';
import { RecoveryCodeEntity, SecondFactorRepository } from './second-factor/second-factor.repository.ts';
import { SecondFactors, SecondFactorService } from './second-factor/second-factor.service.ts';
import { SessionController, SignInsController, UserSessionsController } from './sessions/sessions.controller.ts';
import { SessionsExport } from './sessions/sessions.export.ts';
import { SessionEntity, SessionsRepository } from './sessions/sessions.repository.ts';
import { SessionsService, SignInsService } from './sessions/sessions.service.ts';
import { AttemptsRepository, LoginAttempts } from './sign-in/attempts.repository.ts';
import { PasswordStrategy } from './sign-in/credentials.guard.ts';
import { SignInService } from './sign-in/sign-in.service.ts';
import { UserTokensExport } from './tokens/user-tokens.export.ts';
import { UserTokenEntity, UserTokensRepository } from './tokens/user-tokens.repository.ts';
import { UserTokenLink, UserTokens } from './tokens/user-tokens.service.ts';

/** Mailed links of accounts, for the web process, which redeems them, and the worker, which mails them. */
@Module({
  imports: [TypeOrmModule.forFeature([UserTokenEntity]), UsersModule],
  providers: [UserTokenLink, UserTokens, UserTokensRepository],
  exports: [UserTokenLink, UserTokens, UserTokensRepository],
})
class UserTokensModule {}

/** Stored registration decoys, for every process that erases. */
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
    TypeOrmModule.forFeature([RecoveryCodeEntity, SessionEntity]),
    MailModule,
    RegistrationDecoysModule,
    UsersModule,
    UserTokensModule,
  ],
  controllers: [
    AddressLinkController,
    EmailChangeController,
    PasswordController,
    RegistrationController,
    SecondFactorController,
    SessionController,
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
    SessionsExport,
    SessionsRepository,
    SessionsService,
    SignInService,
    SignInsService,
    VerificationService,
    AttemptsRepository,
    SecondFactorMails,
    SecondFactorRepository,
    SecondFactorService,
    SecondFactors,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [PasswordCheck, Passwords, SessionsRepository, SessionsService, UserTokensModule],
})
export class AuthModule {}

/** Composes account mails and applies retention, for the worker. */
@Module({
  imports: [RetentionModule, UsersModule, UserTokensModule],
  providers: [AccountExistsComposer, AuthRetention, LinkMailsComposer, NoticeMailsComposer, SecondFactorMailComposer],
})
export class AuthWorkerModule {}
