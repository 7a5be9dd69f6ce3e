import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/index.ts';
import { AccessGuard } from './access.guard.ts';
import { AuthController } from './auth.controller.ts';
import { SessionEntity } from './sessions/session.entity.ts';
import { SessionsRepository } from './sessions/sessions.repository.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import { TypeOrmSessionsRepository } from './sessions/typeorm-sessions.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity]), UsersModule],
  controllers: [AuthController],
  providers: [
    SessionsService,
    { provide: SessionsRepository, useClass: TypeOrmSessionsRepository },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [SessionsRepository, SessionsService],
})
export class AuthModule {}
