import type { UseComboboxReturnValue } from 'downshift';
import type { ReactNode } from 'react';
import * as S from './Suggestions.styles';

/** Options with a common heading. */
export interface OptionGroup<Option> {
  /** Null: no heading. */
  name: string | null;
  options: readonly Option[];
}

interface PopoverProps<Option> {
  combobox: UseComboboxReturnValue<Option>;
  /** Name of the list. */
  label: string;
  groups: readonly OptionGroup<Option>[];
  keyOf: (option: Option) => string;
  renderOption: (option: Option) => ReactNode;
  /** For lists in which several options are chosen. */
  isChosen?: (option: Option) => boolean;
  /** Whether there is something to show. */
  isOpen: boolean;
  /** The popover ends with the field instead of beginning with it. */
  atEnd?: boolean;
  /** Below the list. */
  children: ReactNode;
}

/** The list of a combobox and what belongs to it. The list exists while it is closed, since the input refers to it. */
export function Popover<Option>({
  combobox,
  label,
  groups,
  keyOf,
  renderOption,
  isChosen,
  isOpen,
  atEnd = false,
  children,
}: PopoverProps<Option>) {
  const { getMenuProps, getItemProps, highlightedIndex } = combobox;
  const Panel = atEnd ? S.EndPopover : S.Popover;
  const menu = getMenuProps({ 'aria-label': label }, { suppressRefError: true });
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0));
  // A press on the popover must not take the focus from the field.
  return (
    <Panel hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
      <S.List {...menu} aria-multiselectable={isChosen === undefined ? undefined : true}>
        {isOpen &&
          groups.map(({ name, options }, group) => (
            <ul key={name ?? ''} role="group" aria-label={name ?? label}>
              {name !== null && <S.GroupName role="presentation">{name}</S.GroupName>}
              {options.map((option, at) => {
                const index = starts[group]! + at;
                const item = getItemProps({ item: option, index });
                return (
                  <S.Option
                    key={keyOf(option)}
                    {...item}
                    aria-disabled={undefined}
                    aria-selected={isChosen === undefined ? index === highlightedIndex : isChosen(option)}
                    $isHighlighted={index === highlightedIndex}
                  >
                    {renderOption(option)}
                  </S.Option>
                );
              })}
            </ul>
          ))}
      </S.List>
      {isOpen && children}
    </Panel>
  );
}
