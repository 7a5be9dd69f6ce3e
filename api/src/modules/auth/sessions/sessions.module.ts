import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionEntity } from './session.entity.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { TypeOrmSessionsRepository } from './typeorm-sessions.repository.ts';

/** Stored sessions, for the web process that reads them and the worker that ends the expired ones. */
@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity])],
  providers: [{ provide: SessionsRepository, useClass: TypeOrmSessionsRepository }],
  exports: [SessionsRepository],
})
export class SessionsModule {}
