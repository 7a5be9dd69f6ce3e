import { Module } from '@nestjs/common';

/** Sends what is due, for the worker. */
@Module({})
export class SendingModule {}
