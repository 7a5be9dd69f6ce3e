import { Sheet, Skeleton, styled } from 'platform';

const Row = styled.li`
  display: flex;
  gap: var(--space-5);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-4) var(--space-5);
`;

const Text = styled.div`
  display: grid;
  flex: 1;
  gap: var(--space-3);
  padding-block: var(--space-1);
`;

const rows = ['first', 'second', 'third'];

/** Placeholder of a list whose rows have a title, a line and a button. */
export function RowsSkeleton() {
  return (
    <Sheet as="ul" aria-hidden="true">
      {rows.map((row) => (
        <Row key={row}>
          <Text>
            <Skeleton width="12em" />
            <Skeleton width="18em" height="0.875em" />
          </Text>
          <Skeleton width="6em" height="var(--control-sm)" shape="tile" />
        </Row>
      ))}
    </Sheet>
  );
}
