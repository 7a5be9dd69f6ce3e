import { CompanyLogo, Sheet, useFormat, useTranslation, VisuallyHidden } from 'platform';
import { daysToClosing, joinFacts, Pay, useJobLabels } from 'platform/jobs';
import { accountHref, jobHref, type AccountOverview, type JobCard } from 'shared-contracts';
import { Block } from './Block';
import { Logo, RowLink, Small } from './rows.styles';
import * as S from './ClosingJobs.styles';

/** Saved jobs whose closing date is near. */
export function ClosingJobs({ overview: { closing, savedJobCount: count, now } }: { overview: AccountOverview }) {
  const { t } = useTranslation('mfe-account');
  const { number } = useFormat();
  return (
    <Block
      title={t('overview.closing.title')}
      more={{ label: t('overview.closing.all', { count, formatted: number(count) }), to: accountHref('savedJobs') }}
    >
      <Sheet as="ul">
        {closing.map((job) => (
          <ClosingRow key={job.id} job={job} now={now} />
        ))}
      </Sheet>
    </Block>
  );
}

function ClosingRow({ job, now }: { job: JobCard; now: string }) {
  const labels = useJobLabels();
  return (
    <S.ClosingRow>
      <Logo>
        <CompanyLogo name={job.companyName} url={job.logoUrl} />
      </Logo>
      <div>
        <h3>
          <RowLink to={jobHref(job)}>{job.title}</RowLink>
        </h3>
        <Small>{joinFacts([job.city ?? job.location, labels.workplace(job)])}</Small>
        <Small>
          <Pay job={job} />
        </Small>
      </div>
      <DaysLeft days={daysToClosing(job, now) ?? 0} />
    </S.ClosingRow>
  );
}

function DaysLeft({ days }: { days: number }) {
  const { t } = useTranslation('mfe-account');
  if (days === 0) {
    return (
      <S.Left>
        <b aria-hidden="true">{t('overview.closing.today')}</b>
        <VisuallyHidden>{t('overview.closing.todayLong')}</VisuallyHidden>
      </S.Left>
    );
  }
  return (
    <S.Left>
      <VisuallyHidden>{t('overview.closing.in')} </VisuallyHidden>
      <b>{days}</b> {t('overview.closing.days', { count: days })}
    </S.Left>
  );
}
