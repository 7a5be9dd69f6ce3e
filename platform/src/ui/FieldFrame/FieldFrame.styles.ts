import { css, styled } from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

export const Label = styled.label`
  font-size: var(--text-control);
  font-weight: var(--weight-semibold);
`;

export const Optional = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  font-weight: var(--weight-regular);
`;

export const Help = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  line-height: var(--leading-snug);
`;

export const Error = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  color: var(--color-danger-text);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);
`;

/** Styles of text fields, text areas and selects. */
export const control = css`
  width: 100%;
  min-height: var(--field-height);
  padding: var(--space-2) var(--space-4);
  border: var(--border-control) solid var(--color-border-strong);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
  color: var(--color-text);
  font-size: var(--text-md);

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 var(--border-hair) var(--color-danger);
  }

  &:read-only:not(select) {
    border-color: transparent;
    background: var(--color-sunken);
  }

  &:disabled {
    background: var(--color-sunken);
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }

  &:focus-visible {
    box-shadow: 0 0 0 var(--focus-reach) var(--color-focus-out);
  }
`;
