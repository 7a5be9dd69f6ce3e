import { css, media, styled } from 'platform';

/* With larger text a button's label wraps to two lines. */
export const wrapping = css`
  button {
    white-space: normal;
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  ${wrapping}
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5) var(--space-4);
  align-items: start;

  ${media.below.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A field with related content below it. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  font-size: var(--text-sm);
`;

export const Small = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

/** Receives the focus when the focused element was removed. */
export const Focusable = styled.div`
  border-radius: var(--radius-md);

  &:focus:not(:focus-visible) {
    outline: 0;
  }
`;
