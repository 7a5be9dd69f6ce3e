import { Button, Container, Note, useTranslation, withTexts } from 'platform';
import { dayWordTexts } from 'platform/jobs';
import { useGetAccountOverviewQuery } from 'platform/queries';
import type { AccountOverview } from 'shared-contracts';
import { ClosingJobs } from './ClosingJobs';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { InterviewTicket } from './InterviewTicket';
import { MissingAnswers } from './MissingAnswers';
import { MovedApplications } from './MovedApplications';
import { NewJobs } from './NewJobs';
import * as S from './Overview.styles';

function OverviewContent() {
  const { data, isError, isFetching, refetch } = useGetAccountOverviewQuery({});
  if (data !== undefined) return <Blocks overview={data} />;
  // While it loads, the page shows its skeleton in place of the empty fragment.
  return isError ? <Failed isBusy={isFetching} onRetry={() => void refetch()} /> : null;
}

/** What concerns the signed-in user, on the home page. Blocks without content are omitted. */
export const Overview = withTexts('mfe-account', { pt, en }, withTexts('jobs', dayWordTexts, OverviewContent));

function Blocks({ overview }: { overview: AccountOverview }) {
  const { interview, answersDue, searches, moved, unanswered, closing } = overview;
  const hasApplications = moved.length > 0 || unanswered !== null;
  return (
    <S.Blocks>
      {(interview !== null || answersDue.length > 0) && (
        <S.Now>
          {interview !== null && <InterviewTicket interview={interview} now={overview.now} />}
          {answersDue.length > 0 && <MissingAnswers applications={answersDue} />}
        </S.Now>
      )}
      {searches.length > 0 && <NewJobs overview={overview} />}
      {(hasApplications || closing.length > 0) && (
        <S.Duo>
          {hasApplications && <MovedApplications overview={overview} />}
          {closing.length > 0 && <ClosingJobs overview={overview} />}
        </S.Duo>
      )}
    </S.Blocks>
  );
}

function Failed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('mfe-account');
  return (
    <Container>
      <S.Failed>
        <Note role="status" title={t('overview.failed')}>
          <p>{t('overview.failedText')}</p>
          <Button variant="secondary" size="sm" busy={isBusy} onClick={onRetry}>
            {t('overview.retry')}
          </Button>
        </Note>
      </S.Failed>
    </Container>
  );
}
