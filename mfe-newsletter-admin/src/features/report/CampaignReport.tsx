import { useState } from 'react';
import { Icon, Link, Stack, useTranslation } from 'platform/narrow';
import type { CampaignReport as Report } from 'shared-contracts';
import { hasEnded, useAudienceSize, useGetCampaignQuery, useWatchCampaignQuery } from '../../campaigns.api';
import { LoadFailure } from '../../components/Failure';
import { InboxPreview, PreviewButton } from '../../components/MailPreview';
import { scrollToTop } from '../../components/scroll-and-focus';
import { urlOf, useFormat } from '../../page';
import { Recipients } from './Recipients';
import { ActivityChart, Figures, SendingChart } from './ReportFigures';
import { ReportHead } from './ReportHead';
import { ReportSkeleton } from './ReportSkeleton';
import { Failures, TopJobs } from './TopLists';
import * as S from './Report.styles';

/** The report of one campaign, also while it is being sent. */
export function CampaignReport({ campaignId }: { campaignId: number }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const query = useCampaignReport(campaignId);
  return (
    <Stack>
      <S.Back>
        <Link to={urlOf({ tab: 'history' })} onClick={scrollToTop}>
          <Icon name="arrowLeft" size="sm" />
          {t('report.back')}
        </Link>
      </S.Back>
      {query.report === undefined && query.isError && <LoadFailure title={t('report.failed')} query={query} />}
      {query.report === undefined && !query.isError && <ReportSkeleton />}
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

/** Before a campaign starts: its expected audience and a preview of the mail. */
function Planned({ report }: { report: Report }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  const { recipients, isCounting } = useAudienceSize(report.frequency);
  return (
    <>
      <S.Tiles aria-busy={isCounting}>
        <S.Tile>
          <dt>{t('report.planned.expected')}</dt>
          <dd>
            {recipients === null ? (
              <S.Muted>{t(isCounting ? 'reach.counting' : 'audience.failed')}</S.Muted>
            ) : (
              <>
                <S.Figure>{number(recipients)}</S.Figure>
                <S.Muted>{t('report.planned.people', { count: recipients })}</S.Muted>
              </>
            )}
          </dd>
        </S.Tile>
      </S.Tiles>
      <S.Muted>{t('report.planned.again')}</S.Muted>
      <S.Mail>
        <InboxPreview mail={report} />
        <S.Actions>
          <PreviewButton mail={report} size="sm" />
        </S.Actions>
      </S.Mail>
    </>
  );
}

/** Polling interval in milliseconds without the event stream. */
const pollingMilliseconds = 3000;

/**
 * A campaign's report. During sending its figures follow the API's event stream; without the stream they are polled.
 */
function useCampaignReport(campaignId: number) {
  const arg = { id: String(campaignId) };
  const [interval, setInterval] = useState(0);
  const { data, isError, isFetching, error, refetch } = useGetCampaignQuery(arg, { pollingInterval: interval });
  const isBeingSent = data !== undefined && ['sending', 'paused'].includes(data.status);
  const { currentData: progress } = useWatchCampaignQuery(arg, { skip: !isBeingSent });
  const wanted = isBeingSent && progress?.isLost ? pollingMilliseconds : 0;
  if (wanted !== interval) setInterval(wanted);
  return { report: data && withProgress(data, progress?.campaign), isError, isFetching, error, refetch };
}

/** Events of the stream are newer than the report, until the report is fetched after the campaign's end. */
function withProgress(report: Report, event: Partial<Report> | null | undefined): Report {
  return event && !hasEnded(report) ? { ...report, ...event } : report;
}
