import { Card, styled } from 'platform';

export const Tile = styled(Card)`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--space-3);
  height: 100%;

  &:hover {
    box-shadow: var(--shadow-edge), var(--shadow-2);
  }

  &:has(a:focus-visible) {
    outline: var(--focus-line) solid var(--color-focus-in);
    box-shadow: 0 0 0 var(--focus-reach) var(--color-focus-out);
  }
`;

export const Company = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  font-size: var(--text-sm);
  color: var(--color-text-muted);

  b {
    display: block;
    font-size: var(--text-control);
    font-weight: 500;
    color: var(--color-text);
  }
`;

export const Title = styled.h3`
  overflow-wrap: anywhere;

  a {
    color: var(--color-text);
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-lg);
  }

  a:focus-visible {
    outline: 0;
    box-shadow: none;
  }

  ${Tile}:hover & a {
    text-decoration: underline 2px var(--color-brand);
  }
`;

export const Snippet = styled.p`
  margin-top: 6px;
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--color-text-muted);
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--space-3);
  align-items: baseline;
  justify-content: space-between;
  padding-top: var(--space-3);
  border-top: var(--border-hair) solid var(--color-border);
  font-size: var(--text-sm);

  time {
    font-size: var(--text-xs);
    color: var(--color-text-muted);
  }
`;
