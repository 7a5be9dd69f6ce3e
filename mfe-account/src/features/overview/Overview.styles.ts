import { Container, Link, media, styled } from 'platform';

/** Not empty, so that the page hides its skeleton even if there is no block. */
export const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Failed = styled.div`
  padding-top: var(--space-5);
`;

const columns = 'minmax(0, 7fr) minmax(0, 5fr)';

/** Overlaps the green section above. */
export const Now = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: ${columns};
  gap: var(--space-5);
  margin-top: calc(-1 * var(--space-8));

  & > :only-child {
    grid-column: 1 / -1;
  }

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Duo = styled(Container)`
  display: grid;
  grid-template-columns: ${columns};
  gap: 0 var(--space-5);
  align-items: start;

  & > :only-child {
    grid-column: 1 / -1;
  }

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Block = styled.section`
  min-width: 0;
  padding-top: var(--space-section);
`;

export const Head = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: end;
  justify-content: space-between;
  margin-bottom: var(--space-5);

  a {
    display: inline-flex;
    flex: none;
    gap: calc(var(--space-3) / 2);
    align-items: center;
    padding-block: calc(var(--space-3) / 2);
    font-size: var(--text-sm);
    font-weight: var(--weight-semibold);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

export const Small = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);
`;

export const Urgent = styled(Small)`
  color: var(--color-warning-soft-text);
  font-size: var(--text-xs);
  font-weight: var(--weight-semibold);
`;

/** Smaller than the logos of the kit, independent of the order of style sheets. */
export const Logo = styled.span`
  && > * {
    width: var(--space-10);
    height: var(--space-10);
    font-size: var(--text-md);
  }
`;

/** The link covers the row, which is positioned. */
export const RowLink = styled(Link)`
  color: var(--color-text);
  font-weight: var(--weight-semibold);
  line-height: var(--leading-snug);
  text-decoration: none;
  overflow-wrap: anywhere;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover {
    text-decoration: underline var(--focus-line) var(--color-brand);
  }
`;

export const Panel = styled.section`
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-2);
`;

export const Due = styled(Panel)`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  padding: var(--space-5) var(--space-6) var(--space-3);

  h2 {
    font-size: var(--text-lg);
    font-weight: var(--weight-bold);
  }

  ${media.below.medium} {
    padding-inline: var(--space-5);
  }
`;

export const DueRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: var(--space-10) minmax(0, 1fr) var(--icon-md);
  gap: var(--space-3);
  align-items: center;
  padding-block: var(--space-3);

  & + & {
    border-top: var(--border-hair) solid var(--color-border);
  }
`;

export const Searches = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  overflow: hidden;
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-1);

  ${media.below.large} {
    grid-auto-flow: row;
  }
`;

export const Search = styled.li<{ $hasPicture: boolean }>`
  --picture: 104px;

  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $hasPicture }) => ($hasPicture ? 'var(--picture)' : '')};
  grid-template-rows: auto 1fr auto;
  gap: var(--border-control) var(--space-3);
  padding: var(--space-4) var(--space-5) var(--space-5);

  &:hover {
    background: var(--color-hover);
  }

  & + & {
    border-left: var(--border-hair) solid var(--color-border);
  }

  ${media.below.large} {
    & + & {
      border-top: var(--border-hair) solid var(--color-border);
      border-left: 0;
    }
  }
`;

/** The dot marks news. */
export const Count = styled.span<{ $isNone: boolean }>`
  --count: 2.25rem;
  --dot: 10px;

  display: flex;
  gap: var(--space-2);
  align-items: center;
  color: ${({ $isNone }) => ($isNone ? 'var(--color-text-muted)' : 'inherit')};
  font-size: var(--count);
  font-weight: var(--weight-display);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
  line-height: 1;

  &::after {
    content: '';
    display: ${({ $isNone }) => ($isNone ? 'none' : 'block')};
    width: var(--dot);
    height: var(--dot);
    border-radius: var(--radius-full);
    background: var(--color-accent);
    box-shadow: 0 0 0 var(--border-control) var(--color-accent-line);
  }
`;

export const Picture = styled.div`
  grid-row: 1 / span 3;
  grid-column: 2;
  align-self: end;
`;

const row = `
  position: relative;
  display: grid;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  min-height: calc(6 * var(--space-4));
  padding: var(--space-4) var(--space-5);
`;

export const MovedRow = styled.li`
  --board: 200px;

  ${row}
  grid-template-columns: var(--space-10) minmax(0, 1fr) var(--board);

  &:hover {
    background: var(--color-hover);
  }

  h3 {
    font-size: var(--text-md);
  }

  ${media.below.medium} {
    grid-template-columns: var(--space-10) minmax(0, 1fr);
    padding-inline: var(--space-4);
  }
`;

export const Board = styled.div`
  text-align: right;

  ${media.below.medium} {
    grid-column: 1 / -1;
    margin-top: var(--space-3);
    text-align: left;
  }
`;

export const Quiet = styled.p`
  display: flex;
  gap: var(--space-2);
  align-items: baseline;
  margin-top: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-sm);

  svg {
    flex: none;
    align-self: center;
  }
`;

export const ClosingRow = styled.li`
  ${row}
  grid-template-columns: var(--space-10) minmax(0, 1fr) auto;

  &:hover {
    background: var(--color-hover);
  }

  h3 {
    font-size: var(--text-md);
  }

  ${media.below.medium} {
    padding-inline: var(--space-4);
  }
`;

export const Left = styled.p`
  --left: 62px;

  min-width: var(--left);
  padding: var(--space-2);
  border-radius: var(--radius-md);
  background: var(--color-warning-soft);
  color: var(--color-warning-soft-text);
  font-size: var(--text-xs);
  line-height: var(--leading-snug);
  text-align: center;

  b {
    display: block;
    font-size: var(--text-lg);
    font-weight: var(--weight-display);
    line-height: var(--leading-tight);
  }
`;
