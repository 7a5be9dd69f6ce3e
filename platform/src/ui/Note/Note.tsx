import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import * as S from './Note.styles';

const icons: Record<S.NoteTone, IconName> = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' };

export interface NoteProps {
  tone?: S.NoteTone;
  /** Default: the icon of the tone. */
  icon?: IconName;
  /** The first line, in bold. */
  title?: ReactNode;
  /** `alert` interrupts screen readers, `status` does not; absent for static notes. */
  role?: 'alert' | 'status';
  children?: ReactNode;
}

/** An inline note. */
export function Note({ tone = 'info', icon = icons[tone], title, role, children }: NoteProps) {
  return (
    <S.Panel $tone={tone} role={role}>
      <Icon name={icon} />
      <div>
        {title !== undefined && <S.Title>{title}</S.Title>}
        {children}
      </div>
    </S.Panel>
  );
}
