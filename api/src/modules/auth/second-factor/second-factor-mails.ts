import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailService, type SecondFactorChange } from '../../mail/index.ts';
import type { UserEntity } from '../../users/index.ts';

export const secondFactorChanged = 'second-factor-changed';

export interface SecondFactorMailData {
  userId: number;
  change: SecondFactorChange;
  /** ISO 8601. */
  at: string;
}

/** Tells the owner of every change, who may not be the one who made it. */
@Injectable()
export class SecondFactorMails {
  constructor(private readonly mail: MailService) {}

  async order(user: UserEntity, change: SecondFactorChange, manager: EntityManager): Promise<void> {
    const { id: userId, language, email: recipient } = user;
    const at = new Date().toISOString();
    const data: SecondFactorMailData = { userId, change, at };
    const key = `${secondFactorChanged}:${userId}:${change}:${at}`;
    await this.mail.order({ key, kind: secondFactorChanged, language, recipient, data }, { manager });
  }
}
