import { IconButton, media, styled } from 'platform';

/** Beside the text. */
export const Clear = styled(IconButton)`
  --clear-size: 32px;

  ${media.from.medium} {
    width: var(--clear-size);
    height: var(--clear-size);
  }

  ${media.below.medium} {
    width: var(--target-min);
    height: var(--target-min);
    margin-right: calc(-1 * var(--space-2));
  }
`;

/** Below the field; on small screens below the whole form. */
export const Popover = styled.div`
  --popover-gap: 14px;
  --popover-width: 464px;
  --popover-height: 640px;
  --popover-side: 20px;
  --option-height: 40px;
  --option-text: 0.9375rem;
  --option-mark: 3px;
  --option-mark-inset: 9px;
  --group-gap: 10px;
  --box-size: 20px;
  --key-side: 5px;
  --foot-gap: 6px;

  position: absolute;
  top: calc(100% + var(--popover-gap));
  right: 0;
  left: 0;
  z-index: var(--z-popover);
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto auto;
  max-height: min(var(--popover-height), 78vh);
  overflow: hidden;
  border-radius: var(--radius-md);
  background: var(--color-raised);
  color: var(--color-text);
  box-shadow: var(--shadow-edge), var(--shadow-3);

  &[hidden] {
    display: none;
  }

  ${media.from.medium} {
    min-width: var(--popover-width);
  }

  ${media.below.medium} {
    top: calc(100% + var(--space-2));
    max-height: none;
  }

  ${media.forcedColors} {
    border: var(--border-hair) solid;
  }
`;

/** The last field ends with the popover, so that it does not leave the window. */
export const EndPopover = styled(Popover)`
  ${media.from.medium} {
    right: 0;
    left: auto;
    width: max(100%, var(--popover-width));
  }
`;

export const List = styled.div`
  overflow-y: auto;
  padding: var(--space-2);
  overscroll-behavior: contain;

  & > ul {
    padding: 0;
    list-style: none;
  }

  &:empty {
    padding: 0;
  }
`;

export const GroupName = styled.li`
  padding: var(--group-gap) var(--space-3) var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-2xs);
  font-weight: var(--weight-semibold);
  line-height: var(--space-4);

  ul:first-child > & {
    padding-top: var(--space-1);
  }
`;

export const Option = styled.li<{ $isHighlighted: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: var(--icon-md) minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  min-height: var(--option-height);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-sm);
  background: ${({ $isHighlighted }) => ($isHighlighted ? 'var(--color-brand-soft)' : 'none')};
  color: ${({ $isHighlighted }) => ($isHighlighted ? 'var(--color-brand-soft-text)' : 'inherit')};
  font-size: var(--option-text);
  line-height: 1.35;
  overflow-wrap: anywhere;
  cursor: pointer;

  & > svg,
  small,
  & > data {
    color: ${({ $isHighlighted }) => ($isHighlighted ? 'inherit' : 'var(--color-text-muted)')};
  }

  small,
  & > data {
    font-size: var(--text-xs);
  }

  & > data {
    font-variant-numeric: tabular-nums;
  }

  b {
    font-weight: var(--weight-bold);
  }

  &::before {
    display: ${({ $isHighlighted }) => ($isHighlighted ? 'block' : 'none')};
    position: absolute;
    inset: var(--option-mark-inset) auto var(--option-mark-inset) var(--option-mark);
    width: var(--option-mark);
    border-radius: var(--radius-full);
    background: var(--color-brand);
    content: '';
  }

  ${media.below.medium} {
    min-height: var(--space-12);
    font-size: var(--text-md);
  }

  ${media.forcedColors} {
    outline: ${({ $isHighlighted }) => ($isHighlighted ? 'var(--focus-line) solid Highlight' : 'none')};
    outline-offset: calc(-1 * var(--focus-line));
  }
`;

export const Box = styled.span<{ $isChecked: boolean }>`
  display: grid;
  place-items: center;
  width: var(--box-size);
  height: var(--box-size);
  border: var(--border-control) solid
    ${({ $isChecked }) => ($isChecked ? 'var(--color-brand)' : 'var(--color-border-strong)')};
  border-radius: var(--radius-xs);
  background: ${({ $isChecked }) => ($isChecked ? 'var(--color-brand)' : 'var(--color-surface)')};
  color: var(--color-brand-contrast);
`;

export const Note = styled.p`
  padding: var(--space-2) var(--popover-side);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

export const Problem = styled.p`
  padding-block: var(--space-2);
  width: 100%;
  color: var(--color-text);
  font-size: var(--text-sm);
`;

export const Radius = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--popover-side);
  border-top: var(--border-hair) solid var(--color-border);

  & > p {
    font-size: var(--text-sm);
    font-weight: var(--weight-semibold);
  }

  & > p > span {
    color: var(--color-text-muted);
    font-weight: var(--weight-regular);
  }
`;

export const Radii = styled.div`
  display: flex;
  min-height: var(--control-sm);
  overflow: hidden;
  border: var(--border-control) solid var(--color-border-strong);
  border-radius: var(--radius-sm);
  background: var(--color-surface);

  & > button {
    flex: 1;
    padding: 0 var(--space-2);
    border: 0;
    background: none;
    color: inherit;
    font-size: var(--text-sm);
    font-weight: var(--weight-medium);
    white-space: nowrap;
    cursor: pointer;
  }

  & > button + button {
    box-shadow: calc(-1 * var(--border-hair)) 0 var(--color-border);
  }

  & > button:hover {
    background: var(--color-hover);
  }

  & > button[aria-pressed='true'] {
    background: var(--color-brand-soft);
    color: var(--color-brand-soft-text);
    font-weight: var(--weight-semibold);
  }

  ${media.below.medium} {
    flex-wrap: wrap;

    & > button {
      min-height: var(--target-min);
    }
  }

  ${media.forcedColors} {
    & > button[aria-pressed='true'] {
      outline: var(--focus-line) solid Highlight;
      outline-offset: calc(-1 * var(--focus-line));
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--foot-gap) var(--popover-gap);
  align-items: center;
  min-height: var(--target-min);
  padding: var(--space-2) var(--popover-side);
  border-top: var(--border-hair) solid var(--color-border);
  color: var(--color-text-muted);
  font-size: var(--text-xs);

  & > span {
    display: inline-flex;
    gap: var(--key-side);
    align-items: center;
  }

  ${media.touch} {
    & > span {
      display: none;
    }
  }

  ${media.below.medium} {
    & > span {
      display: none;
    }
  }
`;

/** The first key hint. The hints are at the end of the foot. */
export const Hint = styled.span`
  margin-left: auto;
`;

export const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: var(--box-size);
  height: var(--box-size);
  padding: 0 var(--key-side);
  border: var(--border-hair) solid var(--color-border-strong);
  border-bottom-width: var(--focus-line);
  border-radius: var(--radius-xs);
  background: var(--color-surface);
  font: var(--weight-semibold) var(--text-2xs) / 1 var(--font-body);
`;

export const FootButton = styled.button`
  display: inline-flex;
  gap: var(--foot-gap);
  align-items: center;
  min-height: var(--space-6);
  padding: var(--space-1) 0;
  border: 0;
  background: none;
  color: var(--color-brand-text);
  font-size: var(--text-xs);
  font-weight: var(--weight-semibold);
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  &:last-child {
    margin-left: auto;
  }

  &:first-child {
    margin-left: 0;
  }

  ${media.below.medium} {
    min-height: var(--target-min);
    font-size: var(--text-sm);
  }
`;

export const Source = styled.p`
  display: flex;
  gap: var(--space-2);
  width: 100%;
  font-size: var(--text-2xs);

  & > a {
    display: inline-flex;
    gap: var(--option-mark);
    align-items: center;
    min-height: var(--space-6);
    color: inherit;
  }

  svg {
    width: var(--icon-xs);
    height: var(--icon-xs);
  }
`;
