import { Injectable } from '@nestjs/common';
import { hash, hashRaw, verify } from '@node-rs/argon2';

/** Parameters that OWASP recommends for argon2id, the library's default variant: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Prefix of hashes with these parameters. */
const currentPrefix = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Hash of an unused password. Verified if there is no account, so that the duration does not reveal its absence. */
const unusedHash = `${currentPrefix}3IgS+dx53qj5E/PsFB84HA$ivfTx0RLbOW1nHY8u7+tHNsEX62Sb4XYqPCktMfpoFw`;

@Injectable()
export class Passwords {
  hash(password: string): Promise<string> {
    return hash(password, parameters);
  }

  /** Deterministic for a password and salt, so that one hash can be compared with many stored ones. 32 bytes. */
  hashWithSalt(password: string, salt: Uint8Array): Promise<Buffer> {
    return hashRaw(password, { ...parameters, salt });
  }

  /** Takes the same time for a null hash, which no password matches. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const isRight = await verify(passwordHash ?? unusedHash, password);
    return isRight && passwordHash !== null;
  }

  /** A new hash if the stored one has other parameters, otherwise null. */
  async renew(passwordHash: string, password: string): Promise<string | null> {
    return passwordHash.startsWith(currentPrefix) ? null : this.hash(password);
  }
}
