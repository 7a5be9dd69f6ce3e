import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule, MailWorkerModule } from '../mail/index.ts';
import { UsersModule } from '../users/index.ts';
import { ContactReceivedComposer } from './contact-received.mail.tsx';
import { ContactController } from './contact.controller.ts';
import { ContactMessageEntity, ContactRepository } from './contact.repository.ts';
import { ContactMessagesExport, ContactService } from './contact.service.ts';

/** Messages from visitors to the team. */
@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity]), MailModule, UsersModule],
  controllers: [ContactController],
  providers: [ContactMessagesExport, ContactRepository, ContactService],
})
export class ContactModule {}

/** Its mail, for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity]), MailWorkerModule],
  providers: [ContactReceivedComposer, ContactRepository],
})
export class ContactWorkerModule {}
