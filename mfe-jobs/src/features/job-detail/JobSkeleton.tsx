import { keyframes, Skeleton, styled, useTranslation, VisuallyHidden } from 'platform';
import { Grid } from './JobFacts/JobFacts.styles';
import * as S from './JobDetail.styles';

const appear = keyframes`
  from { visibility: hidden; }
`;

const Late = styled(S.Layout)`
  animation: ${appear} 150ms steps(1, end);
`;

const Lines = styled.div`
  display: grid;
  gap: var(--space-4);
`;

/** The boxes of a job on its way; an answer within 150 ms shows none. */
export function JobSkeleton() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('detail.loading')}</VisuallyHidden>
      <Late aria-hidden="true">
        <Lines>
          <Skeleton width="72px" height="72px" />
          <Skeleton width="70%" height="2.5rem" />
          <Grid as="div">
            {['62%', '48%', '55%', '40%', '52%', '45%'].map((width) => (
              <Skeleton key={width} width={width} height="3.5rem" />
            ))}
          </Grid>
          <Skeleton width="100%" height="1rem" />
          <Skeleton width="94%" height="1rem" />
          <Skeleton width="88%" height="1rem" />
        </Lines>
        <Skeleton width="100%" height="18rem" />
      </Late>
    </div>
  );
}
