import { styled } from 'styled-components';

/** A single thing among unlike things. Lists of like things are a `Sheet`. */
export const Card = styled.div`
  padding: var(--space-5);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-1);
`;

/** One white ground for a list, its rows told apart by hairlines: `<Sheet as="ul"><li>…`. */
export const Sheet = styled.div`
  overflow: hidden;
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-1);

  & > li + li {
    border-top: var(--border-hair) solid var(--color-border);
  }
`;
