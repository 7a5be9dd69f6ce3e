import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/index.ts';
import { AccessGuard } from './access.guard.ts';
import { AttemptsRepository } from './attempts/attempts.repository.ts';
import { PasswordCheck } from './attempts/password-check.ts';
import { TypeOrmAttemptsRepository } from './attempts/typeorm-attempts.repository.ts';
import { AuthController } from './auth.controller.ts';
import { Passwords } from './passwords.ts';
import { NoSecondFactors, SecondFactors } from './second-factor/second-factors.ts';
import { SessionEntity } from './sessions/session.entity.ts';
import { SessionsRepository } from './sessions/sessions.repository.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { TypeOrmSessionsRepository } from './sessions/typeorm-sessions.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity]), UsersModule],
  controllers: [AuthController],
  providers: [
    PasswordCheck,
    Passwords,
    SessionsService,
    { provide: AttemptsRepository, useClass: TypeOrmAttemptsRepository },
    { provide: SecondFactors, useClass: NoSecondFactors },
    { provide: SessionsRepository, useClass: TypeOrmSessionsRepository },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [PasswordCheck, Passwords, SessionsRepository, SessionsService],
})
export class AuthModule {}
