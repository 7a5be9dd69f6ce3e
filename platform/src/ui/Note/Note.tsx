import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../Icon';

type NoteTone = 'info' | 'success' | 'warning' | 'danger';

const Panel = styled.div<{ $tone: NoteTone }>`
  display: grid;
  grid-template-columns: var(--icon-md) minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-md);
  background: var(--color-${({ $tone }) => $tone}-soft);
  color: var(--color-${({ $tone }) => $tone}-soft-text);
  font-size: var(--text-sm);

  a {
    color: inherit;
  }

  button {
    margin-top: var(--space-3);
  }
`;

const Title = styled.strong`
  display: block;
  font-weight: var(--weight-semibold);
`;

const icons: Record<NoteTone, IconName> = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' };

export interface NoteProps {
  tone?: NoteTone;
  /** Default: the icon of the tone. */
  icon?: IconName;
  /** The first line, in bold. */
  title?: ReactNode;
  /** `alert` interrupts screen readers, `status` does not; absent for static notes. */
  role?: 'alert' | 'status';
  children?: ReactNode;
}

/**
 * An inline note.
 *
 * @remarks
 * - Has no role unless `role` is set: `alert` for what the user must know now, `status` for results.
 */
export function Note({ tone = 'info', icon = icons[tone], title, role, children }: NoteProps) {
  return (
    <Panel $tone={tone} role={role}>
      <Icon name={icon} />
      <div>
        {title !== undefined && <Title>{title}</Title>}
        {children}
      </div>
    </Panel>
  );
}
