import { Badge, Icon, useTranslation } from 'platform';
import type { JobCard } from 'shared-contracts';
import type { ApplicationState } from '../applied/useApplicationState';
import { FeaturedMark } from '../JobMarks/JobMarks';
import { useJobLabels } from '../useJobLabels';
import * as S from './JobRowFacts.styles';

interface JobRowFactsProps {
  job: JobCard;
  application: ApplicationState;
  isOwn: boolean;
}

/** The last line of a row: highlights first, then contract type, level and area. */
export function JobRowFacts({ job, application, isOwn }: JobRowFactsProps) {
  const { t } = useTranslation('mfe-jobs');
  const labels = useJobLabels();
  return (
    <S.Facts $isOwn={isOwn}>
      {job.isFeatured && !job.isClosed && (
        <S.Fact $isMarked>
          <FeaturedMark />
        </S.Fact>
      )}
      <ApplicationFact application={application} />
      {job.isClosed && (
        <S.Fact $isMarked>
          <Badge tone="neutral" icon="lock">
            {t('job.closed')}
          </Badge>
        </S.Fact>
      )}
      {job.type && (
        <S.Fact>
          <Icon name="clock" size="sm" />
          {labels.type(job.type)}
        </S.Fact>
      )}
      {job.experienceLevel && (
        <S.Fact>
          <Icon name="bars" size="sm" />
          {labels.level(job.experienceLevel)}
        </S.Fact>
      )}
      {job.category && (
        <S.Fact>
          <Icon name="tag" size="sm" />
          {labels.category(job.categorySlug, job.category)}
        </S.Fact>
      )}
    </S.Facts>
  );
}

function ApplicationFact({ application }: Pick<JobRowFactsProps, 'application'>) {
  const { t } = useTranslation('mfe-jobs');
  if (application === 'none') return null;
  return (
    <S.Fact $isMarked>
      {application === 'complete' ? (
        <Badge tone="success" icon="check">
          {t('job.applied')}
        </Badge>
      ) : (
        <Badge tone="warning" icon="alert">
          {t('job.answersDue')}
        </Badge>
      )}
    </S.Fact>
  );
}
