import { Button, media, styled } from 'platform';

export const Form = styled.form.attrs({ role: 'search' })`
  --focus-inner: var(--color-focus-in);
  --bar-edge: 6px;
  --field-start: 14px;
  --divider-inset: 10px;
  --token-height: 26px;
  --token-start: 10px;
  --token-gap: 6px;

  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr) auto;
  gap: var(--space-2);
  padding: var(--bar-edge);
  border-radius: var(--radius-panel);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: 0 0 0 var(--border-hair) var(--color-chrome-line);

  /* A page can be painted before all of it has arrived, and the fields get their widths from the button. */
  &:not(:has(> button)) {
    visibility: hidden;
  }

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Part = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 var(--space-3);
  align-items: center;
  min-width: 0;
  min-height: var(--control-lg);
  padding: var(--space-1) var(--space-2) var(--space-1) var(--field-start);
  border-radius: var(--radius-panel-part);

  /* A layer of its own: at a fraction of a pixel, a repaint of its surroundings draws it differently. */
  & > svg {
    color: var(--color-brand-text);
    pointer-events: none;
    will-change: transform;
  }

  & + &::before {
    position: absolute;
    inset: var(--divider-inset) auto var(--divider-inset) calc(-1 * var(--space-1));
    width: var(--border-hair);
    background: var(--color-border);
    content: '';
  }

  &:has(input:focus-visible) {
    outline: var(--focus-line) solid var(--focus-inner);
    box-shadow: 0 0 0 var(--focus-reach) var(--color-focus-out);
  }

  &:focus-within::before,
  &:focus-within + &::before {
    opacity: 0;
  }

  ${media.below.medium} {
    position: static;

    & + &::before {
      display: none;
    }

    & + & {
      box-shadow: 0 calc(-1 * var(--border-hair)) var(--color-border);
    }
  }

  /* Backgrounds and shadows are not rendered, so each field needs a border. */
  ${media.forcedColors} {
    border: var(--border-hair) solid;
  }
`;

export const Body = styled.div`
  min-width: 0;
`;

export const Label = styled.label`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-2xs);
  font-weight: var(--weight-semibold);
  line-height: var(--space-4);
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--token-gap);
  align-items: center;
`;

export const Input = styled.input`
  display: block;
  flex: 1 1 8ch;
  width: 100%;
  min-width: 8ch;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: var(--color-text);
  font-size: var(--text-md);
  font-weight: var(--weight-medium);
  line-height: var(--space-6);
  text-overflow: ellipsis;
  appearance: none;

  &::placeholder {
    font-weight: var(--weight-regular);
  }

  &::-webkit-search-cancel-button {
    display: none;
  }

  /* The container shows the focus ring. */
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

export const Tokens = styled.span`
  display: contents;
`;

export const Token = styled.button`
  position: relative;
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  max-width: 100%;
  min-height: var(--token-height);
  padding: 0 var(--space-2) 0 var(--token-start);
  border: 0;
  border-radius: var(--radius-full);
  background: var(--color-brand-soft);
  color: var(--color-brand-soft-text);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
  cursor: pointer;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:hover {
    background: var(--color-brand-soft-text);
    color: var(--color-brand-soft);
  }

  ${media.below.medium} {
    /* The target is larger than the token. */
    &::after {
      position: absolute;
      inset: calc(-1 * var(--space-2)) calc(-1 * var(--space-1));
      content: '';
    }
  }

  ${media.forcedColors} {
    border: var(--border-hair) solid;
  }
`;

export const Submit = styled(Button)`
  padding-inline: var(--space-6);
  border-radius: var(--radius-panel-part);
`;
