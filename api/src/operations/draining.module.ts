import { Global, Module } from '@nestjs/common';
import { Draining } from 'server-kit';

@Global()
@Module({ providers: [Draining], exports: [Draining] })
export class DrainingModule {}
