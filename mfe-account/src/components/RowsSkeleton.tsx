import { media, Sheet, Skeleton, styled } from 'platform';

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
export function RowsSkeleton() {
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
