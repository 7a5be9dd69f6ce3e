import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import * as S from './Badge.styles';

export interface BadgeProps {
  tone?: S.BadgeTone;
  icon?: IconName;
  children: ReactNode;
}

/** A status label. Its icon and text convey the status, not only its colour. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <S.Badge $tone={tone}>
      {icon !== undefined && <Icon name={icon} size="xs" />}
      {children}
    </S.Badge>
  );
}
