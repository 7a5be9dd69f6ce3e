import { Module } from '@nestjs/common';
import { NewsletterModule } from '../../newsletter/index.ts';
import { Unsubscriptions } from './unsubscriptions.ts';

/** Counts who has had enough, in the process in which people say so. */
@Module({ imports: [NewsletterModule], providers: [Unsubscriptions] })
export class UnsubscriptionsModule {}
