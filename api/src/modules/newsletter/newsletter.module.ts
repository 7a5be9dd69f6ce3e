import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule, MailWorkerModule } from '../mail/index.ts';
import { UsersModule } from '../users/index.ts';
import { SubscriberEntity } from './entities/subscriber.entity.ts';
import { WaitlistSignupEntity } from './entities/waitlist-signup.entity.ts';
import { SubscriptionController } from './subscription.controller.ts';
import { SubscriptionEvents } from './subscription.events.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { SubscriptionService } from './subscription.service.ts';
import { TypeOrmSubscriptionRepository } from './typeorm-subscription.repository.ts';
import { TypeOrmWaitlistRepository } from './typeorm-waitlist.repository.ts';
import { WaitlistMailComposer } from './waitlist-mail.composer.ts';
import { WaitlistController } from './waitlist.controller.ts';
import { WaitlistRepository } from './waitlist.repository.ts';
import { WaitlistService } from './waitlist.service.ts';

const repository = { provide: WaitlistRepository, useClass: TypeOrmWaitlistRepository };

/** Candidates' job alerts and the recruiting companies' waitlist, which have nothing in common but the name. */
@Module({
  imports: [TypeOrmModule.forFeature([SubscriberEntity, WaitlistSignupEntity]), MailModule, UsersModule],
  controllers: [SubscriptionController, WaitlistController],
  providers: [
    SubscriptionEvents,
    SubscriptionService,
    WaitlistService,
    repository,
    { provide: SubscriptionRepository, useClass: TypeOrmSubscriptionRepository },
  ],
  exports: [SubscriptionService],
})
export class NewsletterModule {}

/** Its mail, for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([WaitlistSignupEntity]), MailWorkerModule],
  providers: [WaitlistMailComposer, repository],
})
export class NewsletterWorkerModule {}
