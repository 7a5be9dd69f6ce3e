import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule, MailWorkerModule } from '../mail/index.ts';
import { UsersModule } from '../users/index.ts';
import { ContactReceivedComposer } from './contact-received.mail.tsx';
import { ContactController } from './contact.controller.ts';
import { ContactRepository } from './contact.repository.ts';
import { ContactService } from './contact.service.ts';
import { ContactMessageEntity } from './entities/contact-message.entity.ts';
import { OwnMessages } from './own-messages.ts';
import { TypeOrmContactRepository } from './typeorm-contact.repository.ts';

const repository = { provide: ContactRepository, useClass: TypeOrmContactRepository };

/** What visitors write to the team. */
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
