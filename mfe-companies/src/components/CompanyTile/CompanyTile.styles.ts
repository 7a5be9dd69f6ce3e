import { Link, media, styled } from 'platform';

export type Columns = 3 | 4;

export const Grid = styled.ul<{ $columns: Columns }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: var(--space-4);

  ${media.below.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    overflow: hidden;
    border-radius: var(--radius-lg);
    background: var(--color-surface);
    box-shadow: var(--shadow-edge), var(--shadow-1);

    > li + li {
      border-top: var(--border-hair) solid var(--color-border);
    }
  }
`;

export const Tile = styled.div`
  position: relative;
  display: flex;
  gap: 14px;
  align-items: center;
  height: 100%;
  padding: var(--space-4);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-1);
  transition: box-shadow var(--motion-fast);

  > div {
    min-width: 0;
  }

  &:hover {
    box-shadow: var(--shadow-edge), var(--shadow-2);
  }

  &:has(a:focus-visible) {
    outline: var(--focus-line) solid var(--color-focus-in);
    box-shadow: 0 0 0 var(--focus-reach) var(--color-focus-out);
  }

  ${media.below.medium} {
    border-radius: 0;
    box-shadow: none;

    &:hover {
      background: var(--color-hover);
      box-shadow: none;
    }

    &:has(a:focus-visible) {
      outline-offset: -2px;
      box-shadow: inset 0 0 0 var(--focus-reach) var(--color-focus-out);
    }
  }
`;

export const Name = styled.h2`
  font-size: var(--text-md);
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

export const CompanyLink = styled(Link)`
  color: var(--color-text);
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

export const Facts = styled.p`
  font-size: var(--text-xs);
  line-height: 1.4;
  color: var(--color-text-muted);
`;

export const Jobs = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
