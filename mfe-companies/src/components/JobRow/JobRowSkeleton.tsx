import { keyframes, Sheet, Skeleton, styled, VisuallyHidden } from 'platform';
import * as S from './JobRow.styles';

const appear = keyframes`
  from { visibility: hidden; }
`;

/** An answer that comes within 150 ms shows no skeleton at all; the boxes keep their place. */
const Late = styled(Sheet)`
  animation: ${appear} 150ms steps(1, end);
`;

/**
 * Placeholder rows while jobs are loading. `label` announces it to screen readers; omit it if the page already does.
 */
export function JobRowsSkeleton({ rows, label }: { rows: number; label?: string }) {
  return (
    <div aria-busy="true">
      {label !== undefined && <VisuallyHidden role="status">{label}</VisuallyHidden>}
      <Late as="ul" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <S.Row key={row}>
            <S.Head>
              <Skeleton width="62%" height="1.4em" />
              <S.Place as="div">
                <Skeleton width="40%" height="1.5em" />
              </S.Place>
            </S.Head>
            <S.Money>
              <Skeleton width="112px" height="1.5em" />
            </S.Money>
            <S.Snippet as="div">
              <Skeleton height="1.5em" />
            </S.Snippet>
            <S.Facts as="div">
              <Skeleton width="84px" height="1.5em" />
              <Skeleton width="64px" height="1.5em" />
              <Skeleton width="92px" height="1.5em" />
            </S.Facts>
          </S.Row>
        ))}
      </Late>
    </div>
  );
}
