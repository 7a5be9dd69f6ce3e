import { Injectable } from '@nestjs/common';
import { cancelRegistrationHref, routes, withSignInTarget, type SignInTarget } from 'shared-contracts';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { ServerConfig } from '../../../config/server.config.ts';
import { SignedId } from '../../../security/secrets.format.ts';
import type { TokenPurpose, UserTokenEntity } from './user-token.entity.ts';

const pages: Record<TokenPurpose, string> = {
  'verify-email': routes.verifyEmail,
  'change-email': routes.verifyEmail,
  'reset-password': routes.resetPassword,
  'link-address': routes.linkAddress,
};

/** The mailed links of accounts. Their text is stored only in the mail. */
@Injectable()
export class UserTokenLink {
  private readonly ids: SignedId;

  constructor(
    { secret }: AccountsConfig,
    private readonly server: ServerConfig,
  ) {
    this.ids = new SignedId(secret, 'user-token');
  }

  /** Absolute URL for a mail. */
  url({ id, purpose }: Pick<UserTokenEntity, 'id' | 'purpose'>, target: SignInTarget = {}): string {
    return withSignInTarget(`${this.server.publicUrl}${pages[purpose]}?token=${this.ids.token(id)}`, target);
  }

  /** Absolute URL of the page that removes the account, for the verification mail. */
  cancelUrl({ id }: Pick<UserTokenEntity, 'id'>): string {
    return this.server.publicUrl + cancelRegistrationHref(this.ids.token(id));
  }

  /** The row id in a token; null if the signature is invalid. */
  read(text: string): string | null {
    return this.ids.read(text);
  }
}
