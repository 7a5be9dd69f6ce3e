import { useCombobox, type UseComboboxReturnValue, type UseComboboxStateChangeTypes } from 'downshift';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { FieldExtension, InputBinding } from '../SearchField';

const changes = useCombobox.stateChangeTypes;
const taken: readonly UseComboboxStateChangeTypes[] = [changes.InputKeyDownEnter, changes.ItemClick];

interface FieldComboboxOptions<Option> {
  field: FieldExtension;
  /** In the order of the list. */
  options: readonly Option[];
  keyOf: (option: Option) => string;
  onText: (text: string) => void;
  onTake: (option: Option) => void;
  /** Text of the input after an option was taken. */
  textAfter: (option: Option) => string;
  /** Several options are taken one after the other. The first match of a text is highlighted, so that Enter takes it. */
  isMultiple?: boolean;
  /** Called before the combobox handles a key; true: it is handled. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => boolean;
}

/** Keys that move the text cursor. downshift would move through the options. */
const cursorKeys = new Set(['Home', 'End']);

const skip = (event: { nativeEvent: Event }) => Object.assign(event.nativeEvent, { preventDownshiftDefault: true });

/**
 * The combobox pattern of ARIA on an input that is already on the page. Enter takes the highlighted option or else sends the form,
 * Escape closes and then clears, Tab leaves without taking.
 */
export function useFieldCombobox<Option>({
  field,
  options,
  keyOf,
  onText,
  onTake,
  textAfter,
  isMultiple = false,
  onKey = () => false,
}: FieldComboboxOptions<Option>): UseComboboxReturnValue<Option> {
  const { input } = field;
  const hasText = input.value !== input.defaultValue;
  const combobox = useCombobox<Option>({
    items: [...options],
    inputId: input.id,
    labelId: `${input.id}-label`,
    menuId: `${input.id}-list`,
    getItemId: (index) => `${input.id}-option-${index}`,
    selectedItem: null,
    initialInputValue: input.value,
    initialIsOpen: document.activeElement === input && (field.wasPressed || hasText),
    itemToString: (option) => (option === null ? '' : textAfter(option)),
    itemToKey: (option) => (option === null ? null : keyOf(option)),
    onInputValueChange: ({ inputValue }) => onText(inputValue),
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem !== null) onTake(selectedItem);
    },
    stateReducer(state, { type, changes: next }) {
      if (type === changes.InputBlur) {
        // The pointer was pressed in the popover, which keeps the focus in the field.
        const isInside = field.part.contains(document.activeElement);
        return isInside ? state : { ...next, selectedItem: null, inputValue: state.inputValue };
      }
      // No option stays selected, which is no reason to empty the input.
      if (type === changes.ControlledPropUpdatedSelectedItem) return state;
      if (isMultiple && taken.includes(type)) {
        // After a typed text the list has other options.
        return { ...next, isOpen: true, highlightedIndex: state.inputValue === '' ? state.highlightedIndex : -1 };
      }
      if (isMultiple && type === changes.InputChange) {
        return { ...next, highlightedIndex: next.inputValue?.trim() === '' ? -1 : 0 };
      }
      return next;
    },
  });
  useBoundInput(field, combobox, { onKey, hasHighlight: combobox.highlightedIndex in options });
  useClosedOnLeave(field, combobox);
  return combobox;
}

/** The input stays uncontrolled, as it was before. */
function show(input: HTMLInputElement, text: string): void {
  if (input.value !== text) Object.assign(input, { value: text });
}

interface InputOptions {
  onKey: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  /** The highlighted option is in the list. */
  hasHighlight: boolean;
}

function useBoundInput<Option>(
  { input, bind }: FieldExtension,
  combobox: UseComboboxReturnValue<Option>,
  { onKey, hasHighlight }: InputOptions,
): void {
  const { isOpen, inputValue, closeMenu } = combobox;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (cursorKeys.has(event.key)) skip(event);
    else if (event.key === 'Enter' && !hasHighlight && !event.nativeEvent.isComposing) {
      skip(event);
      closeMenu();
    } else if (onKey(event)) skip(event);
  };
  const {
    ref,
    value: _,
    ...given
  } = combobox.getInputProps(
    { onKeyDown, onBlur: (event: FocusEvent) => skip(event) },
    { suppressRefError: true },
  ) as InputBinding & { ref: (element: HTMLInputElement | null) => void; value: string };
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  useLayoutEffect(() => {
    ref(input);
  });
  useLayoutEffect(() => {
    show(input, inputValue);
  }, [input, inputValue]);
  const active = hasHighlight ? given['aria-activedescendant'] : undefined;
  const controls = given['aria-controls'];
  useLayoutEffect(() => {
    bind({
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': controls,
      'aria-expanded': isOpen,
      'aria-activedescendant': active === '' ? undefined : active,
      onChange: (event) => latest.current.onChange?.(event),
      onKeyDown: (event) => latest.current.onKeyDown?.(event),
      onClick: (event) => latest.current.onClick?.(event),
      onBlur: (event) => latest.current.onBlur?.(event),
    });
  }, [bind, controls, isOpen, active]);
}

/** The list closes when the focus leaves the field and everything in it. */
function useClosedOnLeave<Option>({ part }: FieldExtension, { closeMenu }: UseComboboxReturnValue<Option>): void {
  const leave = useEffectEvent(({ relatedTarget }: globalThis.FocusEvent) => {
    if (!(relatedTarget instanceof Node && part.contains(relatedTarget))) closeMenu();
  });
  useEffect(() => {
    const onFocusOut = (event: globalThis.FocusEvent) => leave(event);
    part.addEventListener('focusout', onFocusOut);
    return () => part.removeEventListener('focusout', onFocusOut);
  }, [part]);
}
