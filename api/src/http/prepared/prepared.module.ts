import { Module } from '@nestjs/common';
import { PreparedBodies } from './prepared-bodies.ts';

/** The texts that `@Prepared()` routes send, one store for each process. */
@Module({ providers: [PreparedBodies], exports: [PreparedBodies] })
export class PreparedModule {}
