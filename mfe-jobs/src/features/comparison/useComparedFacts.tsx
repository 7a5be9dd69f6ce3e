import { useFormat, useTranslation } from 'platform';
import { ClosesIn, joinFacts, Pay, useJobLabels } from 'platform/jobs';
import type { ReactNode } from 'react';
import { isOneOf, schedules, type Job } from 'shared-contracts';

interface ComparedValue {
  /** Null: the advert does not state it. */
  content: ReactNode;
  /** Equal values have equal keys. */
  key: string | null;
}

export interface ComparedFact {
  name: string;
  values: ComparedValue[];
  /** All jobs have the same value. */
  isSame: boolean;
}

const factNames = [
  'pay',
  'workplace',
  'place',
  'contract',
  'schedule',
  'level',
  'category',
  'company',
  'posted',
  'deadline',
] as const;
type FactName = (typeof factNames)[number];

/** The facts of the jobs, one per row of the table. */
export function useComparedFacts(jobs: readonly Job[]): ComparedFact[] {
  const { t } = useTranslation('mfe-jobs');
  const valueOf = useFactValues();
  return factNames.map((fact) => {
    const values = jobs.map((job) => valueOf[fact](job));
    const isSame = jobs.length > 1 && new Set(values.map(({ key }) => key)).size === 1;
    return { name: t(`comparison.facts.${fact}`), values, isSame };
  });
}

const textValue = (text: string | null): ComparedValue => ({ content: text, key: text });

function useFactValues(): Record<FactName, (job: Job) => ComparedValue> {
  const { t } = useTranslation('mfe-jobs');
  const labels = useJobLabels();
  const format = useFormat();
  const types = ({ jobTypes }: Job, isSchedule: boolean) =>
    textValue(
      jobTypes
        .filter((type) => isOneOf(schedules, type) === isSchedule)
        .map((type) => labels.type(type))
        .join(', ') || null,
    );
  return {
    pay: (job) => ({
      content: <Pay job={job} />,
      key: job.salary === null ? job.salaryText : JSON.stringify(job.salary),
    }),
    workplace: (job) => textValue(labels.workplace(job)),
    place: ({ location, city }) => textValue(location ?? city),
    contract: (job) => types(job, false),
    schedule: (job) => types(job, true),
    level: ({ experienceLevel }) => textValue(experienceLevel && labels.level(experienceLevel)),
    category: ({ category, categorySlug }) => textValue(category && labels.category(categorySlug, category)),
    company: ({ company }) => {
      const count = company?.employees ?? null;
      const formatted = count === null ? '' : format.number(count);
      const people = count === null ? null : t('detail.company.people', { count, formatted });
      return textValue(joinFacts([company?.industry, people]) || null);
    },
    posted: ({ postedAt, now }) => ({
      content: <time dateTime={postedAt}>{format.relative(postedAt, now)}</time>,
      key: format.relative(postedAt, now),
    }),
    deadline: (job) => {
      if (job.isClosed) return textValue(t('comparison.closed'));
      if (job.closesAt === null) return textValue(format.date(job.validThrough));
      return { content: <ClosesIn job={job} now={job.now} />, key: format.date(job.closesAt) };
    },
  };
}
