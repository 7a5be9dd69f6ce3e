import { media, styled } from 'platform';

/** Runs into the green header above it. */
export const Band = styled.div`
  --focus-inner: var(--color-chrome-text);

  padding: 6px 0 var(--space-5);
  background: var(--color-chrome);
`;

export const Panel = styled.form`
  display: grid;
  grid-template-columns: 1.35fr 1fr auto;
  padding: var(--space-2);
  background: var(--color-surface);
  color: var(--color-text);
  border-radius: var(--radius-panel);
  box-shadow: 0 0 0 1px var(--color-chrome-line);

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 6px;
  }
`;

export const Part = styled.div`
  --focus-inner: var(--color-focus-in);

  position: relative;
  min-width: 0;
  padding: var(--space-2) var(--space-3) var(--space-2) 44px;
  border-radius: var(--radius-panel-part);

  & + & {
    border-left: var(--border-hair) solid var(--color-border);
  }

  > svg {
    position: absolute;
    left: 14px;
    top: 50%;
    translate: 0 -50%;
    color: var(--color-brand-text);
  }

  &:focus-within {
    outline: var(--focus-line) solid var(--color-focus-in);
    box-shadow: 0 0 0 var(--focus-reach) var(--color-focus-out);
  }

  ${media.below.medium} {
    & + & {
      grid-column: 1 / -1;
      border-left: 0;
      border-top: var(--border-hair) solid var(--color-border);
    }
  }
`;

export const Label = styled.label`
  display: block;
  font-size: var(--text-2xs);
  font-weight: 600;
  line-height: 1.3;
  color: var(--color-text-muted);
`;

/** The part around it carries the focus ring. */
const control = `
  width: 100%;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  font-size: var(--text-md);
  line-height: 1.4;
  text-overflow: ellipsis;
  appearance: none;

  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

export const Input = styled.input`
  ${control}
`;

export const Select = styled.select`
  ${control}

  option {
    background: var(--color-raised);
    color: var(--color-text);
  }
`;

export const Submit = styled.div`
  display: grid;

  button {
    border-radius: var(--radius-panel-part);
  }

  ${media.below.medium} {
    grid-column: 2;
    grid-row: 1;
    align-self: center;

    button {
      min-height: var(--control-md);
      padding: 0 14px;
    }
  }
`;

export const SubmitWord = styled.span`
  ${media.below.medium} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
