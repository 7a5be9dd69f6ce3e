import { styled } from 'styled-components';
import { media } from 'platform/narrow';

/** The form, with the audience beside it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  align-items: start;

  ${media.from.large} {
    grid-template-columns: minmax(0, var(--width-form)) minmax(0, 1fr);
    gap: var(--space-12);
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);

  ${media.below.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A radio row with a border, in the brand's color if selected. */
export const Choice = styled.div`
  display: grid;
  align-items: center;
  min-height: var(--control-lg);
  padding: var(--space-3) var(--space-4);
  border: var(--border-control) solid var(--color-border-strong);
  border-radius: var(--radius-md);
  background: var(--color-surface);

  &:has(:checked) {
    border-color: var(--color-brand);
    background: var(--color-brand-soft);
    font-weight: var(--weight-semibold);
  }
`;

export const Reach = styled.span`
  color: var(--color-text-muted);
  font-weight: var(--weight-regular);
  font-variant-numeric: tabular-nums;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  ${media.below.small} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

/** Aligned by their text, not their edges. */
export const QuietButtons = styled(Buttons)`
  margin-inline: calc(-1 * var(--space-3));
`;

export const Hint = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

export const Time = styled.div`
  margin-top: var(--space-3);
`;

export const NoteActions = styled.div`
  margin-top: var(--space-3);
`;
