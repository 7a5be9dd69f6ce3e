import type { ReactNode } from 'react';
import { DropdownMenu as Radix } from 'radix-ui';
import { Icon } from '../../Icon/Icon';
import type { IconName } from '../../Icon/icons';
import { usePortal } from '../../overlay/portal';
import * as S from './DropdownMenu.styles';

export interface MenuItem {
  label: string;
  icon?: IconName;
  tone?: 'normal' | 'danger';
  disabled?: boolean;
  onSelect: () => void;
}

export interface DropdownMenuProps {
  /** Button that opens the menu. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

/** Menu of actions on an object. Use a list of links for navigation. */
export function DropdownMenu({ trigger, items, align = 'end' }: DropdownMenuProps) {
  const portal = usePortal();
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={portal?.container ?? null}>
        <S.Menu align={align} sideOffset={4} collisionPadding={8}>
          {items.map(({ label, icon, tone = 'normal', disabled = false, onSelect }) => (
            <S.Item key={label} $tone={tone} disabled={disabled} onSelect={onSelect}>
              {icon !== undefined && <Icon name={icon} />}
              {label}
            </S.Item>
          ))}
        </S.Menu>
      </Radix.Portal>
    </Radix.Root>
  );
}
