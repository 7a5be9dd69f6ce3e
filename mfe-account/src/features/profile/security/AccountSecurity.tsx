import { withTexts } from 'platform';
import type { User } from 'shared-contracts';
import { OwnData } from './OwnData';
import { Security } from './Security';
import { SignIns } from './SignIns';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

function AccountSecurityContent({ user }: { user: User }) {
  return (
    <>
      <Security user={user} />
      <SignIns />
      <OwnData user={user} />
    </>
  );
}

/** Everything about the account itself, below the profile. */
export const AccountSecurity = withTexts('mfe-account', { pt, en }, AccountSecurityContent);
