import { Injectable } from '@nestjs/common';
import { applicationHref } from 'shared-contracts';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { ServerConfig } from '../../config/server.config.ts';
import { SignedId } from '../../security/signed-id.ts';

/** The mailed link of an application. */
@Injectable()
export class ApplicationLink {
  private readonly ids: SignedId;

  constructor(
    { secret }: AccountsConfig,
    private readonly server: ServerConfig,
  ) {
    this.ids = new SignedId(secret, 'application-link');
  }

  token(applicationId: string): string {
    return this.ids.token(applicationId);
  }

  /** Absolute address for a mail. */
  url(applicationId: string): string {
    return this.server.publicUrl + applicationHref(this.token(applicationId));
  }

  /** Id of the application that a token names; null for one that we did not make. */
  read(token: string): string | null {
    return this.ids.read(token);
  }
}
