import { useEffect, useRef, type Ref } from 'react';
import { BoardMark, Icon, useSessionEndOn, useTranslation, VisuallyHidden, type IconName } from 'platform';
import {
  useListApplicationsQuery,
  useListFollowedCompaniesQuery,
  useListInterviewsQuery,
  useListResumesQuery,
  useListSavedJobsQuery,
} from 'platform/queries';
import { accountHref, accountTabs, type AccountTab } from 'shared-contracts';
import * as S from './AccountNav.styles';

const icons: Record<AccountTab, IconName> = {
  profile: 'user',
  resumes: 'file',
  applications: 'send',
  interviews: 'calendar',
  savedJobs: 'bookmark',
  companies: 'briefcase',
  emailPreferences: 'bell',
};

/** Placeholder for an unknown count, as wide as a digit. */
const figureSpace = '\u2007';

interface AccountNavProps {
  current: AccountTab;
  /** Whether the profile has unsaved changes. */
  hasUnsaved: boolean;
  ref: Ref<HTMLElement>;
}

/** Links to the tabs of the account. */
export function AccountNav({ current, hasUnsaved, ref }: AccountNavProps) {
  const { t } = useTranslation('mfe-account');
  const counts = useCounts();
  const row = useCurrentInView(current, Object.values(counts).join());
  return (
    <nav ref={ref} aria-label={t('account.nav')}>
      <S.Row ref={row}>
        {accountTabs.map((tab) => (
          <li key={tab}>
            <S.Entry to={accountHref(tab)} aria-current={tab === current ? 'page' : undefined}>
              <Icon name={icons[tab]} />
              <span>{t(`account.tabs.${tab}`)}</span>
              <Aside
                isCounted={tab in counts}
                count={counts[tab]}
                hasUnsaved={tab === 'profile' && tab !== current && hasUnsaved}
              />
              {tab === current && (
                <S.Mark>
                  <BoardMark />
                </S.Mark>
              )}
            </S.Entry>
          </li>
        ))}
      </S.Row>
    </nav>
  );
}

interface AsideProps {
  isCounted: boolean;
  count: number | undefined;
  hasUnsaved: boolean;
}

function Aside({ isCounted, count, hasUnsaved }: AsideProps) {
  const { t } = useTranslation('mfe-account');
  if (hasUnsaved) {
    return (
      <>
        <VisuallyHidden>{t('account.unsaved')}</VisuallyHidden>
        <Icon name="pen" size="sm" />
      </>
    );
  }
  return isCounted ? <S.Count>{count ?? figureSpace}</S.Count> : null;
}

/** Scrolls the current entry into view on small screens, again after the counts have loaded. */
function useCurrentInView(current: AccountTab, counts: string) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const entry = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (list && entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2;
  }, [current, counts]);
  return row;
}

const noFilter = {};

/** Number of entries per list; undefined while unknown. Only upcoming interviews are counted. */
function useCounts(): Partial<Record<AccountTab, number | undefined>> {
  const resumes = useListResumesQuery(noFilter);
  const applications = useListApplicationsQuery(noFilter);
  const interviews = useListInterviewsQuery(noFilter);
  const savedJobs = useListSavedJobsQuery(noFilter);
  const companies = useListFollowedCompaniesQuery(noFilter);
  useSessionEndOn(resumes.error ?? applications.error ?? interviews.error ?? savedJobs.error ?? companies.error);
  return {
    resumes: resumes.data?.length,
    applications: applications.data?.length,
    interviews: interviews.data?.filter(({ isCancelable }) => isCancelable).length,
    savedJobs: savedJobs.data?.length,
    companies: companies.data?.length,
  };
}
