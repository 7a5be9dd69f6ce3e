import { Icon, Link, useFormat, useTranslation, type IconName } from 'platform';
import { jobHref, type JobCard } from 'shared-contracts';
import { isNew } from './is-new';
import { useJobLabels } from './useJobLabels';
import * as S from './JobRow.styles';

interface JobRowProps {
  job: JobCard;
  /** Server's clock at the answer, ISO 8601. */
  now: string;
}

/**
 * An open job in the list of a company. The title's link covers the whole row. It looks like the rows of mfe-jobs;
 * remotes share no components.
 */
export function JobRow({ job, now }: JobRowProps) {
  const labels = useJobLabels();
  const place = [job.city ?? job.location, labels.workplace(job)].filter(Boolean).join(' · ');
  return (
    <S.Row $isFeatured={job.isFeatured}>
      <S.Head>
        <S.Title>
          <Link to={jobHref(job)}>{job.title}</Link>
          {isNew(job, now) && <NewMark />}
        </S.Title>
        {place !== '' && <S.Place>{place}</S.Place>}
      </S.Head>
      <JobMoney job={job} now={now} />
      {job.snippet && <S.Snippet>{job.snippet}</S.Snippet>}
      <JobFacts job={job} />
    </S.Row>
  );
}

/** It follows the title's last word, or starts the next line. */
function NewMark() {
  const { t } = useTranslation('mfe-companies');
  return (
    <>
      {' '}
      <S.New>{t('job.new')}</S.New>
    </>
  );
}

function JobMoney({ job, now }: JobRowProps) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const pay = job.salary === null ? null : format.salary(job.salary);
  return (
    <S.Money>
      {pay === null ? (
        <S.NoPay>{job.salaryText ?? t('job.payUnknown')}</S.NoPay>
      ) : (
        <S.Pay>
          {pay.amount} <small>{pay.period}</small>
        </S.Pay>
      )}
      <S.Age>
        <time dateTime={job.postedAt}>{format.relative(job.postedAt, now)}</time>
      </S.Age>
    </S.Money>
  );
}

function JobFacts({ job }: { job: JobCard }) {
  const { t } = useTranslation('mfe-companies');
  const labels = useJobLabels();
  const facts: readonly (readonly [IconName, string | null])[] = [
    ['clock', job.type && labels.type(job.type)],
    ['bars', job.experienceLevel && labels.level(job.experienceLevel)],
    ['tag', job.category],
  ];
  return (
    <S.Facts>
      {job.isFeatured && (
        <S.Featured>
          <Icon name="featured" size="sm" />
          {t('job.featured')}
        </S.Featured>
      )}
      {facts.map(
        ([icon, words]) =>
          words && (
            <S.Fact key={icon}>
              <Icon name={icon} size="sm" />
              {words}
            </S.Fact>
          ),
      )}
    </S.Facts>
  );
}
