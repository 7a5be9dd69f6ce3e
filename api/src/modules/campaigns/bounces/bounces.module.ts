import { Module } from '@nestjs/common';

/** Mails that come back: provides `Bounces`, answers Brevo's webhook. */
@Module({})
export class BouncesModule {}

/** Receives the mails that tell of them, for the worker. */
@Module({})
export class BouncesWorkerModule {}
