import { Injectable } from '@nestjs/common';
import { hash, hashRaw, verify } from '@node-rs/argon2';

/** What OWASP asks for of argon2id, which is the library's own choice of the three: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How a hash of these parameters begins. */
const beginning = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Hash of an unused password. Verified if there is no account, so that the duration does not reveal its absence. */
const nobodysHash = `${beginning}3IgS+dx53qj5E/PsFB84HA$ivfTx0RLbOW1nHY8u7+tHNsEX62Sb4XYqPCktMfpoFw`;

@Injectable()
export class Passwords {
  hash(password: string): Promise<string> {
    return hash(password, parameters);
  }

  /** The same for the same password and salt, to be compared with many stored hashes at once. 32 bytes. */
  hashWithSalt(password: string, salt: Uint8Array): Promise<Buffer> {
    return hashRaw(password, { ...parameters, salt });
  }

  /** Takes the same time for a hash of null, which no password fits. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const isRight = await verify(passwordHash ?? nobodysHash, password);
    return isRight && passwordHash !== null;
  }

  /** A new hash, where the old one was made with other parameters; null: it is as good as new. */
  async renew(passwordHash: string, password: string): Promise<string | null> {
    return passwordHash.startsWith(beginning) ? null : this.hash(password);
  }
}
