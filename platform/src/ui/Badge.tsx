import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from './Icon';

/** Color of a badge. The text must state the status too. */
export type BadgeTone = 'neutral' | 'info' | 'violet' | 'success' | 'danger' | 'warning' | 'accent';

const Frame = styled.span<{ $tone: BadgeTone }>`
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

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconName;
  children: ReactNode;
}

/**
 * A status label. Its icon and text convey the status, not only its color.
 *
 * @remarks
 * - Never color alone: the text states the status, and the icon is decorative.
 */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Frame $tone={tone}>
      {icon !== undefined && <Icon name={icon} size="xs" />}
      {children}
    </Frame>
  );
}
