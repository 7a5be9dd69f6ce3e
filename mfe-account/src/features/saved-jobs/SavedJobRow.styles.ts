import { media, styled } from 'platform';

/** The part of a row below its cells: the note and the comparison. Quiet buttons begin at the edge of the text. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
  margin-left: calc(-1 * var(--space-3));
`;

export const Note = styled.blockquote`
  flex: 0 0 calc(100% - var(--space-3));
  margin: 0 0 var(--space-1) var(--space-3);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-sm);
  background: var(--color-sunken);
  font-size: var(--text-sm);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  flex: 0 0 100%;
  margin-bottom: var(--space-1);
  padding-left: var(--space-3);
`;

export const FormFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
`;

export const Counter = styled.p<{ $isOver: boolean }>`
  margin-left: auto;
  color: ${({ $isOver }) => ($isOver ? 'var(--color-danger-text)' : 'var(--color-text-muted)')};
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
`;

export const Apply = styled.div`
  ${media.below.medium} {
    padding-top: var(--space-2);
  }
`;
