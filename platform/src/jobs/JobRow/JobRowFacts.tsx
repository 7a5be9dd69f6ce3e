import type { JobCard } from 'shared-contracts';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { ClosedBadge, FeaturedMark } from '../JobMarks';
import { useJobLabels, useJobTexts } from '../useJobLabels';
import * as S from './JobRow.styles';

/** `answersDue`: the application was sent, and answers to required questions are missing. */
export type RowApplication = 'none' | 'answersDue' | 'complete';

interface JobRowFactsProps {
  job: JobCard;
  application: RowApplication;
  isOwn: boolean;
}

/** The last line of a row: marks first, then contract type, level and category. */
export function JobRowFacts({ job, application, isOwn }: JobRowFactsProps) {
  const labels = useJobLabels();
  return (
    <S.Facts $isOwn={isOwn}>
      {job.isFeatured && !job.isClosed && (
        <S.Fact $isMarked>
          <FeaturedMark />
        </S.Fact>
      )}
      {application !== 'none' && <ApplicationFact application={application} />}
      {job.isClosed && (
        <S.Fact $isMarked>
          <ClosedBadge />
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

function ApplicationFact({ application }: { application: Exclude<RowApplication, 'none'> }) {
  const t = useJobTexts();
  return (
    <S.Fact $isMarked>
      {application === 'complete' ? (
        <Badge tone="success" icon="check">
          {t('applied')}
        </Badge>
      ) : (
        <Badge tone="warning" icon="alert">
          {t('answersDue')}
        </Badge>
      )}
    </S.Fact>
  );
}
