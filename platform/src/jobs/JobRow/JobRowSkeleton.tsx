import { keyframes, Sheet, Skeleton, styled, VisuallyHidden } from 'platform';
import * as S from './JobRow.styles';

const appear = keyframes`
  from { visibility: hidden; }
`;

/** Invisible for 150 ms, so that a fast response shows no skeleton. The boxes take their space immediately. */
const Late = styled(Sheet)`
  animation: ${appear} 150ms steps(1, end);
`;

interface JobListSkeletonProps {
  rows: number;
  /** Announced to screen readers. Omitted if the page announces it. */
  label?: string | undefined;
  /** As in `JobRow`. */
  isOwn?: boolean;
}

/** Placeholder rows of the same height while jobs are loading. */
export function JobListSkeleton({ rows, label, isOwn = false }: JobListSkeletonProps) {
  return (
    <div aria-busy="true">
      {label !== undefined && <VisuallyHidden role="status">{label}</VisuallyHidden>}
      <Late as="ul" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <JobRowSkeleton key={row} isOwn={isOwn} />
        ))}
      </Late>
    </div>
  );
}

function JobRowSkeleton({ isOwn }: { isOwn: boolean }) {
  return (
    <S.Row $isOwn={isOwn} aria-hidden="true">
      {!isOwn && (
        <S.Logo>
          <Skeleton width="var(--logo-md)" height="var(--logo-md)" />
        </S.Logo>
      )}
      <S.Title as="div" $isOwn={isOwn}>
        <Skeleton width="62%" height="1.3em" />
      </S.Title>
      <S.Money>
        <Skeleton width="112px" height="1.3em" />
      </S.Money>
      <S.Company as="div" $isOwn={isOwn}>
        <Skeleton width="40%" height="20px" />
      </S.Company>
      <S.Snippet as="div" $isOwn={isOwn}>
        <Skeleton width="100%" height="20px" />
      </S.Snippet>
      <S.Foot $isOwn={isOwn}>
        <S.Facts as="div">
          <S.Fact as="div">
            <Skeleton width="240px" height="20px" />
          </S.Fact>
        </S.Facts>
      </S.Foot>
    </S.Row>
  );
}
