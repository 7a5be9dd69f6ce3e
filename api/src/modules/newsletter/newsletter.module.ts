import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule, MailWorkerModule } from '../mail/index.ts';
import { WaitlistSignupEntity } from './entities/waitlist-signup.entity.ts';
import { TypeOrmWaitlistRepository } from './typeorm-waitlist.repository.ts';
import { WaitlistMailComposer } from './waitlist-mail.composer.ts';
import { WaitlistController } from './waitlist.controller.ts';
import { WaitlistRepository } from './waitlist.repository.ts';
import { WaitlistService } from './waitlist.service.ts';

const repository = { provide: WaitlistRepository, useClass: TypeOrmWaitlistRepository };

/** The recruiting companies' waitlist. */
@Module({
  imports: [TypeOrmModule.forFeature([WaitlistSignupEntity]), MailModule],
  controllers: [WaitlistController],
  providers: [WaitlistService, repository],
})
export class NewsletterModule {}

/** Its mail, for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([WaitlistSignupEntity]), MailWorkerModule],
  providers: [WaitlistMailComposer, repository],
})
export class NewsletterWorkerModule {}
