import { Container, usePageMeta, useSearchParams, useSession, useTranslation } from 'platform';
import { accountTabs, isOneOf, type AccountTab } from 'shared-contracts';
import type { ComponentType } from 'react';
import { ApplicationsTab } from '../applications/ApplicationsTab';
import { EmailPreferencesTab } from '../email-preferences/EmailPreferencesTab';
import { InterviewsTab } from '../interviews/InterviewsTab';
import { ProfileTab } from '../profile/ProfileTab';
import { ResumesTab } from '../resumes/ResumesTab';
import { SavedJobsTab } from '../saved-jobs/SavedJobsTab';

const panels: Record<AccountTab, ComponentType> = {
  profile: ProfileTab,
  resumes: ResumesTab,
  applications: ApplicationsTab,
  interviews: InterviewsTab,
  savedJobs: SavedJobsTab,
  emailPreferences: EmailPreferencesTab,
};

/** /account. The shell shows it only to who is signed in; while it finds out, there is nobody to greet. */
export function AccountPage() {
  const { t } = useTranslation('mfe-account');
  const { user } = useSession();
  const [query] = useSearchParams();
  usePageMeta({ title: t('meta.account.title'), robots: 'noindex' });
  const tab = query.get('tab');
  const Panel = panels[isOneOf(accountTabs, tab) ? tab : 'profile'];
  return user === null ? null : (
    <Container>
      <Panel />
    </Container>
  );
}
