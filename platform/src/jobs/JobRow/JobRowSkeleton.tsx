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
    <S.Row $isOwn={isOwn} $hasAction={!isOwn} aria-hidden="true">
      {!isOwn && (
        <S.Logo>
          <Skeleton width="100%" height="48px" />
        </S.Logo>
      )}
      <S.Head $isOwn={isOwn}>
        <S.Title $isOwn={isOwn}>
          <Skeleton width="62%" height={isOwn ? '1.4em' : '1.25em'} />
        </S.Title>
        <S.Company as="div" $isOwn={isOwn}>
          <Skeleton width="40%" height={isOwn ? '1.5em' : '1.55em'} />
        </S.Company>
      </S.Head>
      <S.Side $isOwn={isOwn} $hasAction={false}>
        <S.Money>
          <Skeleton width="112px" height="1.5em" />
        </S.Money>
      </S.Side>
      <S.Snippet as="div" $isOwn={isOwn}>
        <Skeleton width="100%" height="1.5em" />
      </S.Snippet>
      <S.Facts as="div" $isOwn={isOwn}>
        <Skeleton width="84px" height="1.5em" />
        <Skeleton width="64px" height="1.5em" />
        <Skeleton width="92px" height="1.5em" />
      </S.Facts>
    </S.Row>
  );
}
