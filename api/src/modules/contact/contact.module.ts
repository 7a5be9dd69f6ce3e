import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule, MailWorkerModule } from '../mail/index.ts';
import { UsersModule } from '../users/index.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';
import { ContactReceivedComposer } from './contact-received.mail.tsx';
import { ContactController } from './contact.controller.ts';
import { OwnMessages } from './contact.export.ts';
import { ContactRepository } from './contact.repository.ts';
import { ContactService } from './contact.service.ts';

const repository = ContactRepository;

/** Messages from visitors to the team. */
@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity]), MailModule, UsersModule],
  controllers: [ContactController],
  providers: [ContactService, OwnMessages, repository],
})
export class ContactModule {}

/** Its mail, for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity]), MailWorkerModule],
  providers: [ContactReceivedComposer, repository],
})
export class ContactWorkerModule {}
