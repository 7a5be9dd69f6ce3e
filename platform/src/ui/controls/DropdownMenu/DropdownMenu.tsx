import type { ReactNode } from 'react';
import { DropdownMenu as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../../Icon';
import { usePortal } from '../../overlay/portal';
import { appear } from '../../overlay/overlay.styles';

const Menu = styled(Radix.Content)`
  z-index: var(--z-popover);
  min-width: calc(var(--menu-width) / 2);
  max-width: var(--menu-width);
  padding: var(--space-2);
  border-radius: var(--radius-md);
  background: var(--color-raised);
  box-shadow: var(--shadow-edge), var(--shadow-3);
  animation: ${appear} var(--motion-base) var(--ease-out);
`;

const Item = styled(Radix.Item)<{ $tone: 'normal' | 'danger' }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target-min);
  padding-inline: var(--space-3);
  border-radius: var(--radius-sm);
  color: ${({ $tone }) => ($tone === 'danger' ? 'var(--color-danger-text)' : 'var(--color-text)')};
  font-size: var(--text-control);
  cursor: pointer;

  &[data-highlighted] {
    background: var(--color-hover);
    outline: var(--focus-line) solid var(--color-focus-in);
    outline-offset: calc(-1 * var(--focus-line));
    box-shadow: none;
  }

  &[data-disabled] {
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }
`;

/** One action of a menu. */
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

/**
 * Menu of actions on an object. Use a list of links for navigation.
 *
 * @remarks
 * - Arrow keys move, letters search, Enter or Space selects, Escape closes and returns focus to the trigger.
 */
export function DropdownMenu({ trigger, items, align = 'end' }: DropdownMenuProps) {
  const portal = usePortal();
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={portal?.container ?? null}>
        <Menu align={align} sideOffset={4} collisionPadding={8}>
          {items.map(({ label, icon, tone = 'normal', disabled = false, onSelect }) => (
            <Item key={label} $tone={tone} disabled={disabled} onSelect={onSelect}>
              {icon !== undefined && <Icon name={icon} />}
              {label}
            </Item>
          ))}
        </Menu>
      </Radix.Portal>
    </Radix.Root>
  );
}
