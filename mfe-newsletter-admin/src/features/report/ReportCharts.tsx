import { useTranslation } from 'platform/narrow';
import type { CampaignReport } from 'shared-contracts';
import { useFormat } from '../../page-platform';
import { TimeChart } from './charts/TimeChart';

const hour = 3_600_000;

type Hours = CampaignReport['activityByHour'];

/** Opens and clicks over time. Not drawn for a single hour. */
export function ActivityChart({ hours }: { hours: Hours }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  if (hours.length < 2) return null;
  const sumOf = (name: 'opens' | 'clicks') => hours.reduce((sum, one) => sum + one[name], 0);
  const seriesOf = (name: 'opens' | 'clicks') => ({
    label: t(`report.activity.${name}`),
    points: hours.map((one) => ({ at: Date.parse(one.at), value: one[name] })),
  });
  return (
    <TimeChart
      title={t('report.activity.title')}
      summary={t('report.activity.summary', { opens: number(sumOf('opens')), clicks: number(sumOf('clicks')) })}
      series={[seriesOf('opens'), seriesOf('clicks')]}
      step={hour}
    />
  );
}

const minute = 60_000;

/** Sent mails per minute. Not drawn for a single minute. */
export function SendingChart({ minutes }: { minutes: CampaignReport['sentByMinute'] }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  if (minutes.length < 2) return null;
  const most = Math.max(...minutes.map(({ count }) => count));
  return (
    <TimeChart
      title={t('report.sending.title')}
      summary={t('report.sending.summary', { count: minutes.length, most: number(most) })}
      series={[
        {
          label: t('report.sending.mails'),
          points: minutes.map(({ at, count }) => ({ at: Date.parse(at), value: count })),
        },
      ]}
      step={minute}
    />
  );
}
