import { media, styled } from 'platform';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

export const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-4);
  border: var(--border-hair) solid var(--color-border);
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-1);

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: var(--space-1);

  h2 {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
    border-radius: var(--radius-xs);
    font-size: var(--text-md);
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }

  b {
    font-weight: var(--weight-semibold);
  }

  p {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }
`;

/** Below the facts, quiet buttons begin at the edge of the text. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  ${media.below.medium} {
    margin-left: calc(-1 * var(--space-3));
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-top: var(--space-5);
  border-top: var(--border-hair) solid var(--color-border);

  h2 {
    font-size: var(--text-xl);
    font-weight: var(--weight-semibold);
    letter-spacing: var(--tracking-title);
  }
`;

export const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export const Submit = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
`;
