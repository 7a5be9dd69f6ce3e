import { Module } from '@nestjs/common';
import { AuditStoreModule } from '../audit/index.ts';
import { UsersModule } from '../users/index.ts';
import { AdminsService } from './admins.service.ts';

/** For the command of operators. */
@Module({ imports: [AuditStoreModule, UsersModule], providers: [AdminsService] })
export class AdminsModule {}
