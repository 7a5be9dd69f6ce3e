import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccessGuard } from './access.guard.ts';
import { AttemptsRepository } from './attempts/attempts.repository.ts';
import { PasswordCheck } from './attempts/password-check.ts';
import { TypeOrmAttemptsRepository } from './attempts/typeorm-attempts.repository.ts';
import { AuthController } from './auth.controller.ts';
import { Passwords } from './passwords.ts';
import { SecondFactorController } from './second-factor/second-factor.controller.ts';
import { secondFactorProviders } from './second-factor/second-factor.providers.ts';
import { SessionEntity } from './sessions/session.entity.ts';
import { SessionsRepository } from './sessions/sessions.repository.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { TypeOrmSessionsRepository } from './sessions/typeorm-sessions.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity]), MailModule, UsersModule],
  controllers: [AuthController, SecondFactorController],
  providers: [
    PasswordCheck,
    Passwords,
    SessionsService,
    { provide: AttemptsRepository, useClass: TypeOrmAttemptsRepository },
    ...secondFactorProviders,
    { provide: SessionsRepository, useClass: TypeOrmSessionsRepository },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [PasswordCheck, Passwords, SessionsRepository, SessionsService],
})
export class AuthModule {}
