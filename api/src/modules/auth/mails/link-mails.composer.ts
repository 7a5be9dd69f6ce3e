import { Injectable, type OnModuleInit } from '@nestjs/common';
import { routes, type Language } from 'shared-contracts';
import { ServerConfig } from '../../../config/server.config.ts';
import { MailComposers } from '../../mail/index.ts';
import { UsersRepository } from '../../users/index.ts';
import { UserTokenLink } from '../tokens/user-token-link.ts';
import type { TokenPurpose } from '../tokens/user-token.entity.ts';
import { hasExpired, isOpen } from '../tokens/user-token.policy.ts';
import { UserTokensRepository } from '../tokens/user-tokens.repository.ts';
import type { LinkMailData, LinkMails } from './account-mails.ts';
import { addressLinkMail } from './address-link.mail.tsx';
import { emailChangeMail } from './email-change.mail.tsx';
import { passwordResetMail } from './password-reset.mail.tsx';
import { verificationMail } from './verification.mail.tsx';

interface Content {
  name: string | null;
  email: string;
  link: string;
  username: string;
  /** ISO 8601. */
  registeredAt: string;
  cancelUrl: string;
  forgotUrl: string;
}

const mails = {
  'verify-email': (language: Language, content: Content) => verificationMail(language, content),
  'change-email': (language: Language, content: Content) => emailChangeMail(language, content),
  'reset-password': (language: Language, content: Content) => passwordResetMail(language, content),
  'link-address': (language: Language, content: Content) => addressLinkMail(language, content),
} satisfies Record<TokenPurpose, unknown>;

/** Makes the mails that bring a link. The link is made here, and is nowhere but in the mail. */
@Injectable()
export class LinkMailsComposer implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly tokens: UserTokensRepository,
    private readonly users: UsersRepository,
    private readonly links: UserTokenLink,
    private readonly server: ServerConfig,
  ) {}

  onModuleInit(): void {
    const compose = (data: LinkMailData, language: Language) => this.compose(data, language);
    this.composers.register<LinkMails>({
      'verify-email': compose,
      'change-email': compose,
      'reset-password': compose,
      'link-address': compose,
    });
  }

  /** Null: a later link has taken its place, or it is of no use any more. */
  private async compose({ tokenId, target }: LinkMailData, language: Language) {
    const token = await this.tokens.find(tokenId);
    if (token === null || !isOpen(token) || hasExpired(token, new Date())) return null;
    const user = await this.users.find(token.userId);
    if (user === null) return null;
    const { purpose, email } = token;
    return mails[purpose](language, {
      name: user.firstName,
      email,
      username: user.username,
      registeredAt: user.createdAt.toISOString(),
      link: this.links.url(token, target),
      cancelUrl: this.links.cancelUrl(token),
      forgotUrl: `${this.server.publicUrl}${routes.auth}?mode=forgot`,
    });
  }
}
