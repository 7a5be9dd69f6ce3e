import { Injectable } from '@nestjs/common';
import { argon2id, hash, needsRehash, verify } from 'argon2';

/** What OWASP asks for of argon2id: 19 MiB, two passes, one lane. */
const parameters = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of a password that nobody has. Checked where there is no account, so that its absence does not show in the time. */
const nobodysHash = '$argon2id$v=19$m=19456,p=1,t=2$udeJHl3ajPQrfSDY394zAQ$h0LPzXCYBnPLsuKpOJSPtCC7Ous2g84DZbkouDnADO8';

@Injectable()
export class Passwords {
  hash(password: string): Promise<string> {
    return hash(password, parameters);
  }

  /** Takes the same time for a hash of null, which no password fits. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const isRight = await verify(passwordHash ?? nobodysHash, password);
    return isRight && passwordHash !== null;
  }

  /** A new hash, where the old one was made with other parameters; null: it is as good as new. */
  async renew(passwordHash: string, password: string): Promise<string | null> {
    return needsRehash(passwordHash, parameters) ? this.hash(password) : null;
  }
}
