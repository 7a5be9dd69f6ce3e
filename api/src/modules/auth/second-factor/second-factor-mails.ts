import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../mail/index.ts';
import type { UserEntity } from '../../users/index.ts';
import type { SecondFactorChange } from '../mails/second-factor-changed.mail.tsx';

export interface SecondFactorMailData {
  userId: number;
  change: SecondFactorChange;
  /** ISO 8601. */
  at: string;
}

export interface ChangedMails {
  'second-factor-changed': SecondFactorMailData;
}

/** Notifies the owner of an account of each change, which another person may have made. */
@Injectable()
export class SecondFactorMails {
  constructor(private readonly mail: MailService<ChangedMails>) {}

  async order(user: UserEntity, change: SecondFactorChange, manager: EntityManager): Promise<void> {
    const { id: userId, language, email: recipient } = user;
    const at = new Date().toISOString();
    const data: SecondFactorMailData = { userId, change, at };
    const key = `second-factor-changed:${userId}:${change}:${at}`;
    await this.mail.order({ key, kind: 'second-factor-changed', language, recipient, data }, { manager });
  }
}
