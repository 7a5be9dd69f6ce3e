import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { brand, type Acknowledgement, type FormTrace, type WaitlistSignup } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { looksAutomatic } from '../../http/index.ts';
import { MailService } from '../mail/index.ts';
import { WaitlistRepository, type NewWaitlistSignup, type WaitlistChange } from './waitlist.repository.ts';

/** The same for new and existing entries. */
const acknowledgement: Acknowledgement = { success: true, message: 'You are on the waitlist.' };

/** The waitlist of recruiting companies. They are not subscribers, and do not receive mails for candidates. */
@Injectable()
export class WaitlistService {
  constructor(
    private readonly waitlist: WaitlistRepository,
    private readonly mail: MailService,
  ) {}

  /** Notifies the team of new and changed entries. The company is not mailed, because its address is not verified. */
  async join(given: WaitlistSignup & FormTrace): Promise<Acknowledgement> {
    const signup = toStored(given);
    await this.waitlist.inTransaction(async (manager) => {
      const change = await this.waitlist.put(signup, manager);
      if (change !== null && !signup.suspected) await this.notifyTeam(change, manager);
    });
    return acknowledgement;
  }

  private async notifyTeam(data: WaitlistChange, manager: EntityManager): Promise<void> {
    // Each change has its own key.
    const kind = 'waitlist-joined';
    const queued = { key: `${kind}:${randomUUID()}`, kind, language: 'pt', recipient: brand.email.team, data } as const;
    await this.mail.enqueue(queued, { manager });
  }
}

function toStored(given: WaitlistSignup & FormTrace): NewWaitlistSignup {
  const { email, firstName, lastName, phone, company, frequency = 'weekly', ...trace } = given;
  const suspected = looksAutomatic(trace);
  return { email, firstName, lastName: lastName || null, phone, company, frequency, suspected };
}
