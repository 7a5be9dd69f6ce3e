import { styled } from 'platform';

export const Kept = styled.section`
  padding-bottom: var(--space-section);

  &:has(ul:empty) {
    display: none;
  }
`;

export const Title = styled.h2`
  margin-bottom: var(--space-4);
  font-size: var(--text-lg);
`;

/** The rows are written by the service worker, as plain markup. */
export const List = styled.ul`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-sheet);
  background: var(--color-surface);
  overflow: hidden;

  & > li + li {
    border-top: 1px solid var(--color-border);
  }

  & a {
    display: block;
    padding: var(--space-4) var(--space-5);
    color: var(--color-brand-text);
    font-weight: 600;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & a:hover {
    background: var(--color-hover);
    text-decoration: underline;
  }
`;
