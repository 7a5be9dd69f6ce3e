import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import { MailComposers, WaitlistJoinedMail } from '../mail/index.ts';
import { WaitlistRepository, type WaitlistChange } from './waitlist.repository.ts';

export const waitlistJoined = 'waitlist-joined';

/** Composes the team's notification when it is sent: the companies' input is stored only once. */
@Injectable()
export class WaitlistMailComposer implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly waitlist: WaitlistRepository,
  ) {}

  onModuleInit(): void {
    this.composers.register(waitlistJoined, (data, language) => this.compose(data as WaitlistChange, language));
  }

  /** Null: the entry was erased. */
  private async compose({ signupId, isNew }: WaitlistChange, language: Language) {
    const signup = await this.waitlist.find(signupId);
    return signup === null ? null : new WaitlistJoinedMail(language, signup, isNew);
  }
}
