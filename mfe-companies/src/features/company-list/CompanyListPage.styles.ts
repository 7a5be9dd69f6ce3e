import { Card, Link, media, styled } from 'platform';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-8);
  align-items: end;
  justify-content: space-between;
  padding-block: var(--space-5) var(--space-6);
`;

export const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: end;
  width: min(100%, 420px);
`;

export const Count = styled.p`
  margin-bottom: var(--space-4);
  color: var(--color-text-muted);
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-4);

  ${media.below.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Tile = styled(Card)`
  position: relative;
  display: flex;
  gap: 14px;
  align-items: center;
  height: 100%;
  padding: var(--space-4);

  &:hover {
    box-shadow: var(--shadow-edge), var(--shadow-2);
  }

  &:has(a:focus-visible) {
    outline: var(--focus-line) solid var(--color-focus-in);
    box-shadow: 0 0 0 var(--focus-reach) var(--color-focus-out);
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
    border-radius: var(--radius-lg);
  }

  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

export const Jobs = styled.p`
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  color: var(--color-text-muted);
`;
