import { useTranslation } from 'platform/narrow';
import type { CampaignReport } from 'shared-contracts';
import { useFormat } from '../../components/useFormat';
import { TimeChart } from './charts/TimeChart';

const minute = 60_000;

/** How fast the mails left; those of one minute make no line. */
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
