import { Badge, Card, Icon, Stack, useTranslation, type BadgeProps, type TextName } from 'platform/narrow';
import {
  exclusionReasons,
  formatLocales,
  type CampaignAudience,
  type CampaignFrequency,
  type PreflightOutcome,
  type PreflightResult,
} from 'shared-contracts';
import { useGetCampaignAudienceQuery } from '../../campaigns.api';
import { CardTitle } from '../../components/elements.styles';
import { LoadFailure } from '../../components/Failure';
import { CardSkeleton, Loading } from '../../components/Loading';
import { useFormat } from '../../page';
import * as S from './Audience.styles';

const shownExamples = 3;

/** Current audience of a campaign, excluded subscribers with reasons, and sample mails. */
export function Audience({ frequency }: { frequency: CampaignFrequency }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { currentData: audience, ...query } = useGetCampaignAudienceQuery({ frequency });
  return (
    <Stack as="section" $gap={4} aria-label={t('audience.title')} aria-busy={query.isFetching}>
      {audience === undefined && query.isError && <LoadFailure title={t('audience.failed')} query={query} />}
      {audience === undefined && !query.isError && <AudienceSkeleton />}
      {audience !== undefined && (
        <>
          <Reach audience={audience} />
          <Preflight checks={audience.preflight} />
          <Sample sample={audience.sample.slice(0, shownExamples)} />
        </>
      )}
    </Stack>
  );
}

/** Widths of the lines of its first card. */
export const audienceLines = ['6em', '18em', '100%', '95%', '98%'];

function AudienceSkeleton() {
  return (
    <Loading>
      <Stack $gap={4}>
        <CardSkeleton lines={audienceLines} />
        <CardSkeleton lines={['100%', '90%', '96%', '92%', '98%', '94%']} />
      </Stack>
    </Loading>
  );
}

function Reach({ audience }: { audience: CampaignAudience }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  const { recipients, subscribers, excluded, jobLists } = audience;
  const counted = (what: TextName<'mfe-newsletter-admin', 'audience'>, count: number) =>
    t(`audience.${what}`, { count, formatted: number(count) });
  const reasons = exclusionReasons.filter((reason) => excluded[reason] > 0);
  return (
    <Card>
      <CardTitle>{t('audience.title')}</CardTitle>
      <S.Count>{t('audience.people', { count: recipients, people: number(recipients) })}</S.Count>
      <S.Muted>
        {t('audience.of', { subscribers: counted('subscribers', subscribers), lists: counted('lists', jobLists) })}
      </S.Muted>
      {reasons.length > 0 && (
        <>
          <S.Subtitle>{t('audience.excluded')}</S.Subtitle>
          <S.Figures>
            {reasons.map((reason) => (
              <div key={reason}>
                <dt>{t(`audience.reasons.${reason}`)}</dt>
                <dd>{number(excluded[reason])}</dd>
              </div>
            ))}
          </S.Figures>
        </>
      )}
    </Card>
  );
}

function Sample({ sample }: Pick<CampaignAudience, 'sample'>) {
  const { t } = useTranslation('mfe-newsletter-admin');
  if (sample.length === 0) return null;
  return (
    <Card>
      <CardTitle>{t('audience.sample')}</CardTitle>
      <S.People>
        {sample.map(({ email, language, jobs }) => (
          <li key={`${email} ${jobs.map(({ id }) => id).join()}`}>
            <S.Person>
              <Icon name="mail" size="sm" />
              <span>
                {email} · {t(`audience.languages.${language}`)}
              </span>
            </S.Person>
            <S.Jobs>
              {jobs.map(({ id, title, companyName }) => (
                <li key={id}>
                  {title} <S.Muted as="span">· {companyName}</S.Muted>
                </li>
              ))}
            </S.Jobs>
          </li>
        ))}
      </S.People>
    </Card>
  );
}

const looks: Record<PreflightOutcome, Required<Pick<BadgeProps, 'tone' | 'icon'>>> = {
  ok: { tone: 'success', icon: 'check' },
  warning: { tone: 'warning', icon: 'alert' },
  failure: { tone: 'danger', icon: 'close' },
  unknown: { tone: 'neutral', icon: 'info' },
};

/** Requirements of mail providers for bulk senders, with instructions for missing ones. */
function Preflight({ checks }: { checks: readonly PreflightResult[] }) {
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
      {t(`preflight.advice.${check}.${reason}`, { ...values, defaultValue: reason ?? '' })}
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
