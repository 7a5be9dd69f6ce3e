import { useTranslation, type IconName } from 'platform';
import { useJobLabels } from 'platform/jobs';
import { isOneOf, schedules, type JobType } from 'shared-contracts';
import { Fact } from '../../../components/job/JobFacts/JobFacts';
import { Grid } from '../../../components/job/JobFacts/JobFacts.styles';
import type { KnownJob } from '../../../components/job/useKnownJob';

/** The facts of the pane, which shows the pay and the last day elsewhere. */
export function PaneFacts({ job }: { job: KnownJob }) {
  const { t } = useTranslation('mfe-jobs');
  const labels = useJobLabels();
  const isSchedule = (type: JobType) => isOneOf(schedules, type);
  const labelsOf = (types: readonly JobType[]) => types.map((type) => labels.type(type)).join(', ');
  const facts: readonly { icon: IconName; name: string; text: string | null }[] = [
    { icon: 'pin', name: t('detail.facts.place'), text: job.location ?? job.city },
    { icon: 'home', name: t('detail.facts.workplace'), text: labels.workplace(job) },
    { icon: 'clock', name: t('detail.facts.schedule'), text: labelsOf(job.jobTypes.filter(isSchedule)) },
    { icon: 'file', name: t('detail.facts.type'), text: labelsOf(job.jobTypes.filter((type) => !isSchedule(type))) },
    { icon: 'bars', name: t('detail.facts.level'), text: job.experienceLevel && labels.level(job.experienceLevel) },
    {
      icon: 'tag',
      name: t('detail.facts.category'),
      text: job.category && labels.category(job.categorySlug, job.category),
    },
  ];
  return (
    <Grid aria-label={t('detail.facts.heading')}>
      {facts.map(
        ({ icon, name, text }) =>
          text && (
            <Fact key={icon} icon={icon} name={name}>
              {text}
            </Fact>
          ),
      )}
    </Grid>
  );
}
