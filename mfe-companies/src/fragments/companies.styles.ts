import { Link, media, styled } from 'platform';

/** Directly below the heading of the section. */
export const Scale = styled.p`
  margin: calc(-1 * var(--space-4)) 0 var(--space-6);
  font-size: var(--text-sm);
  color: var(--color-text-muted);
`;

/** Columns share the rows of walls and names, which aligns the walls at their lower edge. On small screens the list scrolls. */
export const Walls = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-rows: auto auto;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 150px));

  ${media.below.large} {
    grid-template-columns: repeat(${({ $count }) => $count}, 124px);
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    overflow-x: auto;
    scroll-padding-inline: var(--gutter);
    scrollbar-width: none;
  }
`;

export const Company = styled.li`
  position: relative;
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;

  &:has(a:focus-visible) {
    outline: var(--focus-line) solid var(--color-focus-in);
    outline-offset: calc(-1 * var(--focus-line));
    box-shadow: inset 0 0 0 var(--focus-reach) var(--color-focus-out);
  }
`;

export const Wall = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: end;
  justify-items: center;
  border-bottom: 3px solid var(--color-text);
`;

export const Jobs = styled.span`
  font-size: var(--text-lg);
  font-weight: var(--weight-display);
  font-variant-numeric: tabular-nums;
  line-height: 1;
  letter-spacing: -0.02em;
`;

export const Label = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  justify-items: center;
  padding: var(--space-3) var(--space-2) var(--space-2);
  text-align: center;
`;

export const Logo = styled.span`
  /* Smaller than the logos of the kit, independent of the order of style sheets. */
  && > * {
    width: var(--space-10);
    height: var(--space-10);
    font-size: var(--text-md);
  }
`;

export const Name = styled.h3`
  max-width: 100%;
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.25;
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

  ${Company}:hover & {
    text-decoration: underline 2px var(--color-brand);
  }
`;
