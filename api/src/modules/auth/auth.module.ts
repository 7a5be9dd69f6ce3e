import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { MailModule } from '../mail/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccessGuard } from './access.guard.ts';
import { AddressLinkController } from './address-link/address-link.controller.ts';
import { AddressLinkService } from './address-link/address-link.service.ts';
import { AttemptsRepository } from './attempts/attempts.repository.ts';
import { LoginAttempts } from './attempts/login-attempts.ts';
import { PasswordCheck } from './attempts/password-check.ts';
import { TypeOrmAttemptsRepository } from './attempts/typeorm-attempts.repository.ts';
import { AuthController } from './auth.controller.ts';
import { OwnDecoys } from './decoys/own-decoys.ts';
import { RegistrationDecoys } from './decoys/registration-decoys.ts';
import { RegistrationDecoysModule } from './decoys/registration-decoys.module.ts';
import { EmailChangeController } from './email-change/email-change.controller.ts';
import { EmailChangeService } from './email-change/email-change.service.ts';
import { AccountMails } from './mails/account-mails.ts';
import { MailLimits } from './mails/mail-limits.ts';
import { PasswordController } from './password/password.controller.ts';
import { PasswordService } from './password/password.service.ts';
import { Passwords } from './passwords.ts';
import { RegistrationController } from './registration/registration.controller.ts';
import { RegistrationRemovalService } from './registration/registration-removal.service.ts';
import { RegistrationService } from './registration/registration.service.ts';
import { SecondFactorController } from './second-factor/second-factor.controller.ts';
import { secondFactorProviders } from './second-factor/second-factor.providers.ts';
import { SessionsModule } from './sessions/sessions.module.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { PasswordStrategy } from './sign-in/password.strategy.ts';
import { SignInController } from './sign-in/sign-in.controller.ts';
import { SignInService } from './sign-in/sign-in.service.ts';
import { SignInsController } from './sign-ins/sign-ins.controller.ts';
import { SignInsService } from './sign-ins/sign-ins.service.ts';
import { UserSessionsController } from './sign-ins/user-sessions.controller.ts';
import { OwnAddresses } from './tokens/own-addresses.ts';
import { UserTokensModule } from './tokens/user-tokens.module.ts';
import { VerificationController } from './verification/verification.controller.ts';
import { VerificationService } from './verification/verification.service.ts';

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
    OwnAddresses,
    OwnDecoys,
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
    { provide: AttemptsRepository, useClass: TypeOrmAttemptsRepository },
    ...secondFactorProviders,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [PasswordCheck, Passwords, SessionsModule, SessionsService, UserTokensModule],
})
export class AuthModule {}
