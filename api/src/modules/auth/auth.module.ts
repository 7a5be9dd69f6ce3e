import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { MailModule } from '../mail/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccessGuard } from './access.guard.ts';
import { AttemptsRepository } from './attempts/attempts.repository.ts';
import { PasswordCheck } from './attempts/password-check.ts';
import { TypeOrmAttemptsRepository } from './attempts/typeorm-attempts.repository.ts';
import { UnknownLogins } from './attempts/unknown-logins.ts';
import { AuthController } from './auth.controller.ts';
import { EmailChangeController } from './email-change/email-change.controller.ts';
import { EmailChangeService } from './email-change/email-change.service.ts';
import { AccountMails } from './mails/account-mails.ts';
import { PasswordController } from './password/password.controller.ts';
import { PasswordService } from './password/password.service.ts';
import { Passwords } from './passwords.ts';
import { RegistrationController } from './registration/registration.controller.ts';
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
import { OwnAddresses } from './tokens/own-addresses.ts';
import { UserTokensModule } from './tokens/user-tokens.module.ts';
import { VerificationController } from './verification/verification.controller.ts';
import { VerificationService } from './verification/verification.service.ts';

/** Who somebody is: signing in and out, what that takes, and what the mailed links of an account do. */
@Module({
  imports: [PassportModule.register({ session: false }), MailModule, SessionsModule, UsersModule, UserTokensModule],
  controllers: [
    AuthController,
    EmailChangeController,
    PasswordController,
    RegistrationController,
    SecondFactorController,
    SignInController,
    SignInsController,
    VerificationController,
  ],
  providers: [
    AccountMails,
    EmailChangeService,
    OwnAddresses,
    PasswordCheck,
    Passwords,
    PasswordService,
    PasswordStrategy,
    RegistrationService,
    SessionsService,
    SignInService,
    SignInsService,
    UnknownLogins,
    VerificationService,
    { provide: AttemptsRepository, useClass: TypeOrmAttemptsRepository },
    ...secondFactorProviders,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [PasswordCheck, Passwords, SessionsModule, SessionsService, UserTokensModule],
})
export class AuthModule {}
