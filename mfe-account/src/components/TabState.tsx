import type { ReactNode } from 'react';
import { media, Sheet, Skeleton, styled, useSessionEndOn, VisuallyHidden } from 'platform';
import { LoadFailure } from './LoadFailure';

/** The used properties of a query hook's result. */
export interface TabQuery<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Whether the list is loading. Content below the list is shown afterwards, which avoids layout shifts. */
export const isWaiting = ({ data, error }: TabQuery<unknown>) => data === undefined && error === undefined;

interface TabStateProps<Data> {
  query: TabQuery<Data>;
  /** Announced while the list is loading. */
  loading: string;
  /** Title of the error. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** States of a table: skeleton, error with retry, data. Data remains visible after a failed refetch. */
export function TabState<Data>({ query, loading, failed, children }: TabStateProps<Data>) {
  const { data, error } = query;
  if (useSessionEndOn(error)) return null;
  if (data !== undefined) return children(data);
  if (error !== undefined) {
    return (
      <Sheet>
        <LoadFailure title={failed} query={query} />
      </Sheet>
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <RowsSkeleton />
    </div>
  );
}

const Head = styled.div`
  height: calc(var(--space-6) + 1lh);
  background: var(--color-sunken);
  font-size: var(--text-xs);

  ${media.below.medium} {
    display: none;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr 1fr 1fr;
  gap: var(--space-8);
  align-items: baseline;
  padding: var(--space-4);
  border-top: var(--border-hair) solid var(--color-border);

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);

    ${Head} + & {
      border-top: 0;
    }
  }
`;

const Title = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const rows = ['first', 'second', 'third'];
const cells = ['60%', '80%', '70%', '50%'];

/** Skeleton of a table: a head and rows of two lines, or cards on small screens. */
function RowsSkeleton() {
  return (
    <Sheet>
      <Head />
      {rows.map((row) => (
        <Row key={row}>
          <Title>
            <Skeleton width="80%" />
            <Skeleton width="50%" />
          </Title>
          {cells.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Row>
      ))}
    </Sheet>
  );
}
