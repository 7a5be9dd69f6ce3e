import { Module } from '@nestjs/common';

/** What admins do with campaigns. */
@Module({})
export class ManagementModule {}
