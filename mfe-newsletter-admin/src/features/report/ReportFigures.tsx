import { useTranslation, type TextName } from 'platform/narrow';
import { formatLocales, recipientStates, type CampaignReport } from 'shared-contracts';
import { useFormat } from '../../page';
import { TimeChart } from './TimeChart';
import * as S from './Report.styles';

/** Formatted percentage; null if the whole is 0. */
const share = (part: number, whole: number, locale: string) =>
  whole === 0
    ? null
    : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(part / whole);

/** The numbers of a campaign, and its recipients by result. */
export function Figures({ report }: { report: CampaignReport }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  const { counts, sentCount, deliveredCount, isMeasured } = report;
  return (
    <>
      <S.Tiles>
        <Tile name="sent" value={sentCount} of={counts.audience} />
        <Tile name="delivered" value={deliveredCount} of={sentCount} />
        {isMeasured && (
          <Tile name="opens" value={report.openCount} of={deliveredCount} machines={report.machineOpenCount} />
        )}
        {isMeasured && (
          <Tile name="clicks" value={report.clickCount} of={deliveredCount} machines={report.machineClickCount} />
        )}
        <Tile name="unsubscribed" value={report.unsubscribedCount} of={deliveredCount} />
        <Tile name="bounced" value={report.bouncedCount} of={sentCount} />
        <Tile name="complaints" value={report.complaintCount} of={deliveredCount} />
      </S.Tiles>
      {!isMeasured && <S.Muted>{t('report.notMeasured')}</S.Muted>}
      <S.States aria-label={t('report.audience', { count: counts.audience, people: number(counts.audience) })}>
        {recipientStates
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <li key={state}>
              <b>{number(counts[state])}</b> {t(`recipient.${state}`, { count: counts[state] })}
            </li>
          ))}
      </S.States>
    </>
  );
}

interface TileProps {
  name: TextName<'mfe-newsletter-admin', 'report.figures'>;
  value: number;
  of: number;
  /** Number of events by scanners and mail services, which `value` excludes. */
  machines?: number;
}

function Tile({ name, value, of, machines = 0 }: TileProps) {
  const { t, i18n } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  const part = share(value, of, i18n.language === 'en' ? formatLocales.en : formatLocales.pt);
  return (
    <S.Tile>
      <dt>{t(`report.figures.${name}`)}</dt>
      <dd>
        <S.Figure>{number(value)}</S.Figure>
        {part !== null && <S.Muted>{part}</S.Muted>}
        {machines > 0 && <S.Muted>{t('report.machines', { count: machines, machines: number(machines) })}</S.Muted>}
      </dd>
    </S.Tile>
  );
}

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
