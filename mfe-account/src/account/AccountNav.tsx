import { useEffect, useRef, type Ref } from 'react';
import { BoardMark, Icon, useSessionEndOn, useTranslation, VisuallyHidden, type IconName } from 'platform';
import { accountHref, accountTabs, type AccountTab } from 'shared-contracts';
import {
  useListApplicationsQuery,
  useListInterviewsQuery,
  useListResumesQuery,
  useListSavedJobsQuery,
} from '../lists.api';
import * as S from './AccountNav.styles';

const icons: Record<AccountTab, IconName> = {
  profile: 'user',
  resumes: 'file',
  applications: 'send',
  interviews: 'calendar',
  savedJobs: 'bookmark',
  emailPreferences: 'bell',
};

/** As wide as a digit: the place of a count that is not known yet. */
const figureSpace = '\u2007';

interface AccountNavProps {
  current: AccountTab;
  /** Whether the profile holds changes that are not saved yet. */
  hasUnsaved: boolean;
  ref: Ref<HTMLElement>;
}

/** The six pages of the account. */
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

/** In the row of small screens, the current entry comes into sight, and stays there when the counts have come. */
function useCurrentInView(current: AccountTab, counts: string) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const entry = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (list && entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2;
  }, [current, counts]);
  return row;
}

const everything = {};

/** How much each list holds; undefined: not known yet. Interviews are those still to come. */
function useCounts(): Partial<Record<AccountTab, number | undefined>> {
  const resumes = useListResumesQuery(everything);
  const applications = useListApplicationsQuery(everything);
  const interviews = useListInterviewsQuery(everything);
  const savedJobs = useListSavedJobsQuery(everything);
  useSessionEndOn(resumes.error ?? applications.error ?? interviews.error ?? savedJobs.error);
  return {
    resumes: resumes.data?.length,
    applications: applications.data?.length,
    interviews: interviews.data?.filter(({ isCancelable }) => isCancelable).length,
    savedJobs: savedJobs.data?.length,
  };
}
