import { Card, Icon, Skeleton, Stack, useTranslation } from 'platform/narrow';
import { exclusionReasons, type CampaignAudience, type CampaignFrequency } from 'shared-contracts';
import { useGetCampaignAudienceQuery } from '../../campaigns.api';
import { CardTitle } from '../../components/CardTitle';
import { LoadFailure } from '../../components/Failure';
import { useFormat } from '../../page-platform';
import { Preflight } from './Preflight';
import * as S from './Audience.styles';

const shownExamples = 3;

/** Current audience of a campaign, excluded subscribers with reasons, and sample mails. */
export function Audience({ frequency }: { frequency: CampaignFrequency }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { currentData: audience, ...query } = useGetCampaignAudienceQuery({ frequency });
  return (
    <Stack as="section" $gap={4} aria-label={t('audience.title')} aria-busy={query.isFetching}>
      {audience === undefined && query.isError && <LoadFailure title={t('audience.failed')} query={query} />}
      {audience === undefined && !query.isError && <Skeleton height="24rem" shape="tile" />}
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

function Reach({ audience }: { audience: CampaignAudience }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  const { recipients, subscribers, excluded, jobLists } = audience;
  const counted = (what: string, count: number) => t(`audience.${what}`, { count, formatted: number(count) });
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
