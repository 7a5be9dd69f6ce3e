import { ErrorPanel, onDemand, Skeleton, useTranslation, type WaitingProps } from 'platform/narrow';

function ReportWaiting({ hasFailed, isAsking, retry }: WaitingProps) {
  const { t } = useTranslation('common');
  if (hasFailed) {
    return <ErrorPanel title={t('error.title')} text={t('remote.failed')} onRetry={retry} busy={isAsking} />;
  }
  return <Skeleton height="20rem" shape="tile" />;
}

/** A campaign's report; its charts are a separate chunk. */
export const Report = onDemand<{ campaignId: number }>({
  load: async () => (await import(/* webpackChunkName: "report" */ '../features/report/CampaignReport')).CampaignReport,
  isWanted: () => true,
  Waiting: ReportWaiting,
});
