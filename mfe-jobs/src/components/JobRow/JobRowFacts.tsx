import { Badge, Icon, useTranslation } from 'platform';
import type { JobCard } from 'shared-contracts';
import { FeaturedMark } from '../JobMarks/JobMarks';
import { useJobLabels } from '../useJobLabels';
import * as S from './JobRowFacts.styles';

interface JobRowFactsProps {
  job: JobCard;
  isApplied: boolean;
  isOwn: boolean;
}

/** The last line of a row: what stands out first, then contract, level and area. */
export function JobRowFacts({ job, isApplied, isOwn }: JobRowFactsProps) {
  const { t } = useTranslation('mfe-jobs');
  const labels = useJobLabels();
  return (
    <S.Facts $isOwn={isOwn}>
      {job.isFeatured && !job.isClosed && (
        <S.Fact $isMarked>
          <FeaturedMark />
        </S.Fact>
      )}
      {isApplied && (
        <S.Fact $isMarked>
          <Badge tone="success" icon="check">
            {t('job.applied')}
          </Badge>
        </S.Fact>
      )}
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
