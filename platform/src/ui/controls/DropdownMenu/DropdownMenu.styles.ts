import { DropdownMenu } from 'radix-ui';
import { styled } from 'styled-components';
import { appear } from '../../overlay/overlay.styles';

export const Menu = styled(DropdownMenu.Content)`
  z-index: var(--z-popover);
  min-width: calc(var(--menu-width) / 2);
  max-width: var(--menu-width);
  padding: var(--space-2);
  border-radius: var(--radius-md);
  background: var(--color-raised);
  box-shadow: var(--shadow-edge), var(--shadow-3);
  animation: ${appear} var(--motion-base) var(--ease-out);
`;

export const Item = styled(DropdownMenu.Item)<{ $tone: 'normal' | 'danger' }>`
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
