import { Injectable, type OnModuleInit } from '@nestjs/common';
import { href, routes, type Language } from 'shared-contracts';
import { deletionRequestedMail } from './deletion-requested.mail.tsx';
import { MailComposers } from '../mail/index.ts';
import { ServerConfig } from '../../config/server.config.ts';
import { UsersRepository } from '../users/index.ts';

export interface DeletionMailData {
  userId: number;
  /** ISO 8601. */
  dueAt: string;
}

export interface DeletionMails {
  'deletion-requested': DeletionMailData;
}

/** Composes the mail about a pending account deletion at the time of sending. */
@Injectable()
export class DeletionMailComposer implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly users: UsersRepository,
    private readonly server: ServerConfig,
  ) {}

  onModuleInit(): void {
    this.composers.register<DeletionMails>({
      'deletion-requested': (data, language) => this.compose(data, language),
    });
  }

  /** Null: the deletion was canceled, or the account was erased. */
  private async compose({ userId, dueAt }: DeletionMailData, language: Language) {
    const user = await this.users.find(userId);
    if (user?.deletionDueAt?.toISOString() !== dueAt) return null;
    const link = `${this.server.publicUrl}${href(routes.account, {})}`;
    return deletionRequestedMail(language, { firstName: user.firstName, dueAt, link });
  }
}
