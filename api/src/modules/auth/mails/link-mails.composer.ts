import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import { EmailChangeMail, MailComposers, PasswordResetMail, VerificationMail } from '../../mail/index.ts';
import { UsersRepository } from '../../users/index.ts';
import { UserTokenLink } from '../tokens/user-token-link.ts';
import type { TokenPurpose } from '../tokens/user-token.entity.ts';
import { hasExpired, isOpen } from '../tokens/user-token.policy.ts';
import { UserTokensRepository } from '../tokens/user-tokens.repository.ts';
import { linkMailKinds, type LinkMailData } from './account-mails.ts';

interface Content {
  name: string | null;
  email: string;
  link: string;
}

const mails = {
  'verify-email': (language: Language, content: Content) => new VerificationMail(language, content),
  'change-email': (language: Language, content: Content) => new EmailChangeMail(language, content),
  'reset-password': (language: Language, content: Content) => new PasswordResetMail(language, content),
} satisfies Record<TokenPurpose, unknown>;

/** Makes the mails that bring a link. The link is made here, and is nowhere but in the mail. */
@Injectable()
export class LinkMailsComposer implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly tokens: UserTokensRepository,
    private readonly users: UsersRepository,
    private readonly links: UserTokenLink,
  ) {}

  onModuleInit(): void {
    for (const kind of linkMailKinds) {
      this.composers.register(kind, (data, language) => this.compose(data as LinkMailData, language));
    }
  }

  /** Null: a later link has taken its place, or it is of no use any more. */
  private async compose({ tokenId }: LinkMailData, language: Language) {
    const token = await this.tokens.find(tokenId);
    if (token === null || !isOpen(token) || hasExpired(token, new Date())) return null;
    const user = await this.users.find(token.userId);
    if (user === null) return null;
    const { purpose, email } = token;
    return mails[purpose](language, { name: user.firstName, email, link: this.links.url(token) });
  }
}
