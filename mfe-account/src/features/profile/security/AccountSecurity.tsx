import type { User } from 'shared-contracts';
import { OwnData } from './OwnData';
import { Security } from './Security';
import { SignIns } from './SignIns';

/** Everything about the account itself, below the profile. */
export function AccountSecurity({ user }: { user: User }) {
  return (
    <>
      <Security user={user} />
      <SignIns />
      <OwnData user={user} />
    </>
  );
}
