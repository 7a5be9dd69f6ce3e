import { Icon, Link, Skeleton, Stack, useTranslation } from 'platform/narrow';
import type { CampaignReport as Report } from 'shared-contracts';
import { LoadFailure } from '../../components/LoadFailure';
import { toTop } from '../../components/page-moves';
import { addressOf } from '../../address';
import { ActivityChart } from './ActivityChart';
import { Figures } from './Figures';
import { Planned } from './Planned';
import { Recipients } from './Recipients';
import { ReportHead } from './ReportHead';
import { SendingChart } from './SendingChart';
import { Failures, TopJobs } from './TopLists';
import { useCampaignReport } from './useCampaignReport';
import * as S from './Report.styles';

/** The report of one campaign, also while it is being sent. */
export function CampaignReport({ campaignId }: { campaignId: number }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const query = useCampaignReport(campaignId);
  return (
    <Stack>
      <S.Back>
        <Link to={addressOf({ tab: 'history' })} onClick={toTop}>
          <Icon name="arrowLeft" size="sm" />
          {t('report.back')}
        </Link>
      </S.Back>
      {query.report === undefined && query.isError && <LoadFailure title={t('report.failed')} query={query} />}
      {query.report === undefined && !query.isError && <Skeleton height="24rem" shape="tile" />}
      {query.report !== undefined && <Loaded report={query.report} onChanged={() => void query.refetch()} />}
    </Stack>
  );
}

function Loaded({ report, onChanged }: { report: Report; onChanged: () => void }) {
  const hasBegun = report.counts.audience > 0;
  return (
    <>
      <ReportHead report={report} onChanged={onChanged} />
      {hasBegun && <Figures report={report} />}
      {report.status === 'scheduled' && <Planned report={report} />}
      <S.Charts>
        <SendingChart minutes={report.sentByMinute} />
        {report.isMeasured && <ActivityChart hours={report.activityByHour} />}
      </S.Charts>
      {report.isMeasured && <TopJobs jobs={report.topJobs} />}
      <Failures failures={report.failures} />
      {hasBegun && <Recipients campaign={report} onChanged={onChanged} />}
    </>
  );
}
