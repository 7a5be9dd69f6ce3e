import { Badge, Card, useTranslation, type BadgeProps } from 'platform/narrow';
import { formatLocales, type PreflightOutcome, type PreflightResult } from 'shared-contracts';
import { CardTitle } from '../../components/CardTitle';
import { useFormat } from '../../page-platform';
import * as S from './Audience.styles';

const looks: Record<PreflightOutcome, Required<Pick<BadgeProps, 'tone' | 'icon'>>> = {
  ok: { tone: 'success', icon: 'check' },
  warning: { tone: 'warning', icon: 'alert' },
  failure: { tone: 'danger', icon: 'close' },
  unknown: { tone: 'neutral', icon: 'info' },
};

/** Requirements of mail providers for bulk senders, with instructions for missing ones. */
export function Preflight({ checks }: { checks: readonly PreflightResult[] }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  return (
    <Card>
      <CardTitle>{t('preflight.title')}</CardTitle>
      <S.Checks>
        {checks.map((result) => (
          <div key={result.check}>
            <dt>
              {t(`preflight.checks.${result.check}`)}{' '}
              {result.domain !== null && <S.Muted as="span">· {result.domain}</S.Muted>}
            </dt>
            <dd>
              <Badge {...looks[result.outcome]}>{t(`preflight.outcomes.${result.outcome}`)}</Badge>
            </dd>
            {result.reason !== null && <Advice result={result} />}
          </div>
        ))}
      </S.Checks>
    </Card>
  );
}

/** The instruction, with the DNS record to publish or the measured rate. */
function Advice({ result: { check, reason, domain, record, complaints } }: { result: PreflightResult }) {
  const { t, i18n } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  const locale = i18n.language === 'en' ? formatLocales.en : formatLocales.pt;
  const percent = (share: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);
  const { mails = 0, complaints: count = 0, limit = null } = complaints ?? {};
  const values = {
    domain,
    count,
    complaints: number(count),
    mails: number(mails),
    share: percent(mails === 0 ? 0 : count / mails),
    limit: percent(limit ?? 0),
  };
  return (
    <S.Advice>
      {t(`preflight.advice.${check}.${reason}`, values)}
      {record !== null && (
        <S.Record>
          <div>
            <dt>{t('preflight.record.name')}</dt>
            <dd>{record.name}</dd>
          </div>
          <div>
            <dt>{t('preflight.record.type')}</dt>
            <dd>TXT</dd>
          </div>
          {record.content !== null && (
            <div>
              <dt>{t('preflight.record.content')}</dt>
              <dd>{record.content}</dd>
            </div>
          )}
        </S.Record>
      )}
    </S.Advice>
  );
}
