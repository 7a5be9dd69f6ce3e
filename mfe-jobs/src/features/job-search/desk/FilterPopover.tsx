import { Icon, styled, type IconName } from 'platform';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { rowControl } from './DeskFilters.styles';

const Frame = styled.div`
  position: relative;
`;

const Opener = styled.button<{ $isOn: boolean }>`
  ${rowControl}
`;

const Value = styled.span`
  max-width: calc(0.6 * var(--menu-width));
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Panel = styled.div`
  position: absolute;
  top: calc(100% + var(--space-2));
  left: 0;
  z-index: var(--z-popover);
  width: max-content;
  min-width: var(--menu-width);
  max-width: calc(1.4 * var(--menu-width));
  max-height: calc(100vh - 2 * var(--header-height) - var(--space-16));
  padding: var(--space-4);
  overflow-y: auto;
  border-radius: var(--radius-md);
  background: var(--color-raised);
  box-shadow: var(--shadow-edge), var(--shadow-3);

  &:focus {
    outline: 0;
    box-shadow: var(--shadow-edge), var(--shadow-3);
  }
`;

interface FilterPopoverProps {
  /** Name of the filter. */
  label: string;
  /** Text of its active values, shown instead of the name. */
  value: string | null;
  icon?: IconName;
  children: ReactNode;
}

/** A filter of the row. Its controls are in a dialog that is not modal: Escape, and focus or a click elsewhere, close it. */
export function FilterPopover({ label, value, icon, children }: FilterPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
    event.preventDefault();
    setOpen(false);
    opener.current?.focus();
  };
  /** A click on text of the dialog moves the focus to the dialog. */
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <Frame onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <Opener
        ref={opener}
        type="button"
        $isOn={value !== null}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {icon !== undefined && <Icon name={icon} size="sm" />}
        <Value>{value ?? label}</Value>
        <Icon name="chevronDown" size="sm" />
      </Opener>
      {isOpen && (
        <Panel id={id} role="dialog" aria-label={label} tabIndex={-1} ref={focusFirst}>
          {children}
        </Panel>
      )}
    </Frame>
  );
}

/** The controls may still be loading; the dialog takes the focus then. */
function focusFirst(panel: HTMLElement | null): void {
  const control = panel?.querySelector<HTMLElement>('input:checked, input, button');
  (control ?? panel)?.focus();
}
