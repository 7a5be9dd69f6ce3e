import { media, Sheet as PlainSheet, styled } from 'platform';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  h2 {
    font-size: var(--text-xl);
  }

  h2:focus:not(:focus-visible) {
    outline: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  justify-content: space-between;

  /* Aligns the quiet button's text with the rows below. */
  > button {
    margin-inline: calc(-1 * var(--space-3));
  }
`;

export const Sheet = PlainSheet;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-4) var(--space-5);

  &:focus:not(:focus-visible) {
    outline: 0;
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--focus-line));
  }
`;

export const Text = styled.div`
  flex: 1 1 var(--logo-xl);
  min-width: min(100%, calc(2 * var(--logo-xl)));

  ${media.below.small} {
    flex-basis: 100%;
  }

  h3 {
    font-size: var(--text-md);
    font-weight: var(--weight-semibold);
  }

  p {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

export const Problem = styled.p`
  flex: 1 0 100%;
  color: var(--color-danger-text);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
`;
