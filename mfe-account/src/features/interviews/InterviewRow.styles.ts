import { media, styled } from 'platform';
import { CellLine } from '../../components/job-cells';

/** Aligns the text of the quiet button with the other lines. */
export const Actions = styled(CellLine)`
  > button {
    margin-inline: calc(-1 * var(--space-3));
  }
`;

export const Hours = styled.span`
  white-space: nowrap;
`;

/** Link with the new-tab icon. */
export const Call = styled.a`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;

  svg {
    flex: none;
  }
`;

export const Notes = styled.p`
  max-width: var(--measure);
  margin-bottom: var(--space-2);
  font-size: var(--text-sm);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const NotesLabel = styled.span`
  color: var(--color-text-muted);
`;

export const Download = styled.a`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--control-sm);

  ${media.touch} {
    min-height: var(--target-min);
  }
`;
