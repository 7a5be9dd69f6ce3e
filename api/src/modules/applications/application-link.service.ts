import { Injectable } from '@nestjs/common';
import { applicationHref } from 'shared-contracts';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { ServerConfig } from '../../config/server.config.ts';
import { SignedId } from '../../security/secrets.format.ts';

/** The link to an application that is mailed to its applicant. */
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

  /** Absolute URL for a mail. */
  url(applicationId: string): string {
    return this.server.publicUrl + applicationHref(this.token(applicationId));
  }

  /** The application id in a token; null if the signature is invalid. */
  read(token: string): string | null {
    return this.ids.read(token);
  }
}
