import { styled } from 'styled-components';

export type BadgeTone = 'neutral' | 'info' | 'violet' | 'success' | 'danger' | 'warning' | 'accent';

export const Badge = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--badge-height);
  padding-inline: var(--space-2) var(--space-3);
  border-radius: var(--radius-full);
  background: var(--color-${({ $tone }) => $tone}-soft);
  color: var(--color-${({ $tone }) => $tone}-soft-text);
  font-size: var(--text-xs);
  font-weight: var(--weight-semibold);
  line-height: var(--leading-snug);
  white-space: nowrap;
`;
