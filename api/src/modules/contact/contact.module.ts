import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/index.ts';
import { RetentionModule } from '../retention/index.ts';
import { UsersModule } from '../users/index.ts';
import { ContactReceivedComposer } from './contact-received.mail.tsx';
import { ContactController } from './contact.controller.ts';
import { ContactExport } from './contact.export.ts';
import { ContactMessageEntity, ContactRepository } from './contact.repository.ts';
import { ContactRetention } from './contact.retention.ts';
import { ContactService } from './contact.service.ts';

export { ContactReceivedComposer } from './contact-received.mail.tsx';

/** Messages from visitors to the team. */
@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity]), MailModule, UsersModule],
  controllers: [ContactController],
  providers: [ContactExport, ContactRepository, ContactService],
})
export class ContactModule {}

/** Its mail and retention, for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity]), RetentionModule],
  providers: [ContactReceivedComposer, ContactRepository, ContactRetention],
})
export class ContactWorkerModule {}
