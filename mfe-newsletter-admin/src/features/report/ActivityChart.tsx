import { useTranslation } from 'platform/narrow';
import type { CampaignReport } from 'shared-contracts';
import { useFormat } from '../../components/useFormat';
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
