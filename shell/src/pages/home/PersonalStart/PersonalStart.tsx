import { useContext, useEffect, useEffectEvent } from 'react';
import {
  Fragment,
  isApiError,
  Skeleton,
  useClientValue,
  useSession,
  useSetSession,
  VisuallyHidden,
  withTexts,
} from 'platform';
import { dayWordTexts, useDayWords } from 'platform/jobs';
import { useGetAccountOverviewQuery } from 'platform/queries';
import { fragmentsIn, type AccountOverview } from 'shared-contracts';
import { RemotesContext } from '../../../remotes/page-remotes';
import { useShellText } from '../../../layout/navigation/useShellText';
import { JobSearch } from '../../job-search/JobSearch';
import * as S from './PersonalStart.styles';

/**
 * The first section for a signed-in user: greeting, search and overview of the account. Rendered by the server for requests
 * with a session cookie, without the user.
 */
export function PersonalStart() {
  const { t } = useShellText();
  const { user } = useSession();
  const overviews = fragmentsIn('shell.home.personal.v1', useContext(RemotesContext));
  const { data, error } = useGetAccountOverviewQuery({}, { skip: user === null });
  useVisitorAfter(error);
  // The server sends the rest of the page, which without scripts is the whole page.
  const isHydrated = useClientValue(true, false);
  const name = user && (user.firstName ?? user.username);
  return (
    <>
      <S.Band>
        <S.Top>
          <div>
            <S.Title>{name === null ? t('home.hello') : t('home.helloNamed', { name })}</S.Title>
            <S.Today>{data && <Today overview={data} />}</S.Today>
          </div>
          <JobSearch />
        </S.Top>
      </S.Band>
      {overviews.map(({ address }) => (
        <S.Overview key={address}>
          {user !== null && <Fragment of={address} />}
          <S.Waiting>
            {isHydrated && (
              <>
                <VisuallyHidden role="status">{t('home.overviewLoading')}</VisuallyHidden>
                <Skeleton height="13rem" shape="tile" />
                <Skeleton height="13rem" shape="tile" />
              </>
            )}
          </S.Waiting>
        </S.Overview>
      ))}
    </>
  );
}

/** "Segunda-feira, 23 de novembro. Última visita na quinta." */
const Today = withTexts('jobs', dayWordTexts, ({ overview: { now, lastVisitAt } }: { overview: AccountOverview }) => {
  const { t } = useShellText();
  const days = useDayWords();
  const today = days.longDate(now);
  const sentence = `${today.charAt(0).toLocaleUpperCase()}${today.slice(1)}.`;
  return lastVisitAt === null ? sentence : `${sentence} ${t('home.lastVisit', { when: days.on(lastVisitAt, now) })}`;
});

/** The home page is public: after the end of the session it is that of a visitor, without a redirect to the sign-in page. */
function useVisitorAfter(error: unknown): void {
  const setSession = useSetSession();
  const endSession = useEffectEvent(() => void setSession(null));
  const hasEnded = isApiError(error) && error.status === 401;
  useEffect(() => {
    if (hasEnded) endSession();
  }, [hasEnded]);
}
