import { styled } from 'styled-components';

/** Container of a single item. Use `Sheet` for lists. */
export const Card = styled.div`
  padding: var(--space-5);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-1);
`;

/** Container of a list whose rows are separated by hairlines: `<Sheet as="ul"><li>…`. */
export const Sheet = styled.div`
  overflow: hidden;
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-1);

  & > li + li {
    border-top: var(--border-hair) solid var(--color-border);
  }
`;
