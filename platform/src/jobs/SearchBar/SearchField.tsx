import { Icon, type IconName } from 'platform';
import { useState, type AriaAttributes, type ComponentProps, type ReactNode } from 'react';
import * as S from './SearchBar.styles';

/** What an extension sets on the input: roles, states and handlers of a combobox. */
export type InputBinding = AriaAttributes &
  Pick<ComponentProps<'input'>, 'role' | 'autoComplete' | 'onChange' | 'onKeyDown' | 'onBlur' | 'onClick'>;

/** What an extension needs of its field. */
export interface FieldExtension {
  /** Its label has the id of the input with `-label`. */
  input: HTMLInputElement;
  /** The element with everything that belongs to the field. */
  part: HTMLElement;
  /** The pointer was pressed in the field before the extension was there. */
  wasPressed: boolean;
  bind: (binding: InputBinding) => void;
}

/** State of a field that is extended when it is used: the extension takes over the same input, so text, focus and selection remain. */
export function useExtensibleField() {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [part, setPart] = useState<HTMLElement | null>(null);
  const [isUsed, setUsed] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const [binding, bind] = useState<InputBinding>({});
  /** Null until the field is used. */
  const extension: FieldExtension | null =
    isUsed && input !== null && part !== null ? { input, part, wasPressed, bind } : null;
  return { input, setInput, setPart, setUsed, setPressed, binding, extension };
}

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'ref'> {
  id: string;
  field: ReturnType<typeof useExtensibleField>;
  icon: IconName;
  label: string;
  /** Before the input, in the same line. */
  children?: ReactNode;
  extension: ReactNode;
}

/** A labelled text input that works without its extension. */
export function SearchField({ id, field, icon, label, children, extension, ...attributes }: SearchFieldProps) {
  const { setInput, setPart, setUsed, setPressed, binding } = field;
  const wake = () => setUsed(true);
  return (
    <S.Part
      ref={setPart}
      onFocus={wake}
      onKeyDown={wake}
      onPointerEnter={wake}
      onPointerDown={() => {
        wake();
        setPressed(true);
      }}
    >
      <Icon name={icon} />
      <S.Body>
        <S.Label id={`${id}-label`} htmlFor={id}>
          {label}
        </S.Label>
        <S.Line>
          {children}
          <S.Input {...attributes} {...binding} ref={setInput} id={id} />
        </S.Line>
      </S.Body>
      {extension}
    </S.Part>
  );
}
