import { Module } from '@nestjs/common';
import { NewsletterModule } from '../../newsletter/index.ts';
import { Unsubscriptions } from './unsubscriptions.ts';

/** Counts unsubscriptions, in the process that receives them. */
@Module({ imports: [NewsletterModule], providers: [Unsubscriptions] })
export class UnsubscriptionsModule {}
