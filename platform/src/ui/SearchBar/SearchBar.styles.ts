import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { Button } from '../Button/Button.styles';

export type SearchBarLayout = 'hero' | 'band';

export const Form = styled.form.attrs({ role: 'search' })<{ $layout: SearchBarLayout }>`
  --focus-inner: var(--color-focus-in);

  display: grid;
  grid-template-columns: 1.35fr 1fr auto;
  padding: var(--space-2);
  border-radius: var(--radius-panel);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: 0 0 0 var(--border-hair) var(--color-chrome-line);

  /* A page can be painted before all of it has arrived, and the fields get their widths from the button. */
  &:not(:has(> button)) {
    visibility: hidden;
  }

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr) ${({ $layout }) => ($layout === 'band' ? 'auto' : '')};
  }

  ${media.forcedColors} {
    gap: var(--space-2);
  }
`;

export const Part = styled.div`
  position: relative;
  min-width: 0;
  border-radius: var(--radius-panel-part);

  & > svg {
    position: absolute;
    top: 50%;
    left: var(--space-4);
    translate: 0 -50%;
    color: var(--color-brand-text);
    pointer-events: none;
  }

  & + & {
    border-left: var(--border-hair) solid var(--color-border);
    border-radius: 0;
  }

  &:has(:focus-visible) {
    outline: var(--focus-line) solid var(--focus-inner);
    border-radius: var(--radius-panel-part);
    box-shadow: 0 0 0 var(--focus-reach) var(--color-focus-out);
  }

  ${media.below.medium} {
    & + & {
      grid-column: 1 / -1;
      border-top: var(--border-hair) solid var(--color-border);
      border-left: 0;
    }
  }

  /* Backgrounds and shadows are not rendered, so each field needs a border. */
  ${media.forcedColors} {
    &,
    & + & {
      border: var(--border-hair) solid;
      border-radius: var(--radius-panel-part);
    }
  }
`;

export const Label = styled.label`
  display: block;
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-12);
  color: var(--color-text-muted);
  font-size: var(--text-2xs);
  font-weight: var(--weight-semibold);
  line-height: var(--leading-snug);
`;

const input = css`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: var(--color-text);
  font-size: var(--text-md);
  font-weight: var(--weight-regular);
  line-height: var(--leading-body);
  text-overflow: ellipsis;
  appearance: none;

  /* The container shows the focus ring. */
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

export const Input = styled.input`
  ${input}
`;

export const Select = styled.select`
  ${input}
  cursor: pointer;

  option {
    background: var(--color-raised);
  }
`;

const beside = css`
  grid-row: 1;
  grid-column: 2;
  align-self: center;
  min-height: var(--target-min);
  padding-inline: var(--space-3);
`;

export const Submit = styled(Button)<{ $layout: SearchBarLayout }>`
  border-radius: var(--radius-panel-part);

  ${media.below.medium} {
    margin-top: ${({ $layout }) => ($layout === 'hero' ? 'var(--space-1)' : '0')};
    ${({ $layout }) => $layout === 'band' && beside}
  }
`;

/** Hidden on small screens in the `band` layout, where the button shows only its icon. */
export const Word = styled.span<{ $layout: SearchBarLayout }>`
  ${media.below.medium} {
    ${({ $layout }) => $layout === 'band' && 'display: none;'}
  }
`;
