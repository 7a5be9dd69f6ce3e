import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessGuard } from './access.guard.ts';
import { AuthController } from './auth.controller.ts';
import { SessionEntity } from './entities/session.entity.ts';
import { SessionRepository } from './session.repository.ts';
import { TypeOrmSessionRepository } from './typeorm-session.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity])],
  controllers: [AuthController],
  providers: [
    { provide: SessionRepository, useClass: TypeOrmSessionRepository },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class AuthModule {}
