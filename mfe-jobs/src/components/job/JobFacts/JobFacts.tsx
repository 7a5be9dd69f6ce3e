import { Icon, Skeleton, useFormat, useLanguage, useTranslation, type IconName } from 'platform';
import { joinFacts, Pay, salaryInUnits, ShownPer, useJobLabels } from 'platform/jobs';
import type { ReactNode } from 'react';
import type { Salary } from 'shared-contracts';
import type { KnownJob } from '../useKnownJob';
import { usePayTerms } from '../usePayTerms';
import * as S from './JobFacts.styles';

/** Pay, place, contract, level, category and last day, in a fixed order. The range of comparable jobs already shows the pay. */
export function JobFacts({ job }: { job: KnownJob }) {
  const { t } = useTranslation('mfe-jobs');
  const labels = useJobLabels();
  const { language } = useLanguage();
  const place = joinFacts([job.location ?? job.city, labels.workplace(job)?.toLocaleLowerCase(language)], ', ');
  const types = job.jobTypes.map((type) => labels.type(type)).join(', ');
  return (
    <S.Grid aria-label={t('detail.facts.heading')}>
      {!job.payRange && (
        <Fact icon="euro" name={t('detail.facts.pay')}>
          <Pay job={job} />
          {job.salary && <PayTerms salary={job.salary} />}
        </Fact>
      )}
      {place && (
        <Fact icon="pin" name={t('detail.facts.place')}>
          {place}
        </Fact>
      )}
      {types && (
        <Fact icon="clock" name={t('detail.facts.type')}>
          {types}
        </Fact>
      )}
      {job.experienceLevel && (
        <Fact icon="bars" name={t('detail.facts.level')}>
          {labels.level(job.experienceLevel)}
        </Fact>
      )}
      {job.category && (
        <Fact icon="tag" name={t('detail.facts.category')}>
          {labels.category(job.categorySlug, job.category)}
        </Fact>
      )}
      <LastDay job={job} />
    </S.Grid>
  );
}

/** The last day of the text is not known from a list: its place is reserved. */
function LastDay({ job }: { job: KnownJob }) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const lastDay = lastDayOf(job);
  return (
    <Fact icon="calendar" name={t(job.isClosed ? 'detail.facts.closedOn' : 'detail.facts.until')}>
      {lastDay === null ? (
        <S.Late>
          <Skeleton width="60%" height="1lh" />
        </S.Late>
      ) : (
        <time dateTime={lastDay}>{format.date(lastDay)}</time>
      )}
    </Fact>
  );
}

/** The last day to apply, or the day on which the job was closed; null if a list does not contain it. */
export function lastDayOf({ isClosed, closedAt, validThrough, closesAt }: KnownJob): string | null {
  return (isClosed ? closedAt : null) ?? validThrough ?? closesAt;
}

function PayTerms({ salary }: { salary: Salary }) {
  const termsOf = usePayTerms();
  const units = salaryInUnits(salary);
  if (units.length === 0) return <S.PayTerms>{joinFacts(termsOf(salary, salary))}</S.PayTerms>;
  return units.map(({ unit, salary: shown }) => (
    <ShownPer key={unit} $unit={unit}>
      <S.PayTerms>{joinFacts(termsOf(salary, shown))}</S.PayTerms>
    </ShownPer>
  ));
}

export function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <S.Fact>
      <dt>
        <Icon name={icon} />
        <span>{name}</span>
      </dt>
      <dd>{children}</dd>
    </S.Fact>
  );
}
