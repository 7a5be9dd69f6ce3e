import { media, styled } from 'platform';

/** A date is broken before its hour, never within either. */
export const When = styled.div`
  time {
    white-space: nowrap;
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
