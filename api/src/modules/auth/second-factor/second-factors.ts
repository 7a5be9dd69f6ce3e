import type { UserEntity } from '../../users/index.ts';

/** The second factor of who has one. */
export abstract class SecondFactors {
  /** Whether it is the authenticator's code of now, or a recovery code that was not used; uses it up. */
  abstract verify(user: UserEntity, code: string): Promise<boolean>;
}
