import { keyframes, Sheet, Skeleton, styled, useTranslation, VisuallyHidden } from 'platform';
import * as S from './JobRow.styles';
import { Facts } from './JobRowFacts.styles';

const appear = keyframes`
  from { visibility: hidden; }
`;

/** An answer that comes within 150 ms shows no skeleton at all; the boxes keep their place. */
const Late = styled(Sheet)`
  animation: ${appear} 150ms steps(1, end);
`;

/** The boxes of a row, as high as the row. */
function JobRowSkeleton() {
  return (
    <S.Row aria-hidden="true">
      <S.Logo>
        <Skeleton width="100%" height="48px" />
      </S.Logo>
      <S.Head>
        <S.Title>
          <Skeleton width="62%" height="1.25em" />
        </S.Title>
        <S.Company as="div">
          <Skeleton width="40%" height="1.55em" />
        </S.Company>
      </S.Head>
      <S.Side $hasSave={false}>
        <S.Money>
          <Skeleton width="112px" height="1.5em" />
        </S.Money>
      </S.Side>
      <S.Snippet as="div">
        <Skeleton width="100%" height="1.5em" />
      </S.Snippet>
      <Facts as="div">
        <Skeleton width="84px" height="1.5em" />
        <Skeleton width="64px" height="1.5em" />
        <Skeleton width="92px" height="1.5em" />
      </Facts>
    </S.Row>
  );
}

/** A list on its way: one label for readers, boxes for eyes. */
export function JobListSkeleton({ rows, label }: { rows: number; label?: string }) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label ?? t('job.loading')}</VisuallyHidden>
      <Late as="ul" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <JobRowSkeleton key={row} />
        ))}
      </Late>
    </div>
  );
}
