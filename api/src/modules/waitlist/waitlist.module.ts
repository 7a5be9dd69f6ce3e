import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/index.ts';
import { RetentionModule } from '../retention/index.ts';
import { WaitlistJoinedComposer } from './waitlist-joined.mail.tsx';
import { WaitlistController } from './waitlist.controller.ts';
import { WaitlistRepository, WaitlistSignupEntity } from './waitlist.repository.ts';
import { WaitlistRetention } from './waitlist.retention.ts';
import { WaitlistService } from './waitlist.service.ts';

export { WaitlistJoinedComposer } from './waitlist-joined.mail.tsx';

/** The waitlist of recruiting companies. */
@Module({
  imports: [TypeOrmModule.forFeature([WaitlistSignupEntity]), MailModule],
  controllers: [WaitlistController],
  providers: [WaitlistRepository, WaitlistService],
})
export class WaitlistModule {}

/** Its mail and retention, for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([WaitlistSignupEntity]), RetentionModule],
  providers: [WaitlistJoinedComposer, WaitlistRepository, WaitlistRetention],
})
export class WaitlistWorkerModule {}
