import { Icon, type IconName } from 'platform';
import { useRef, useState, type AriaAttributes, type ComponentProps, type ReactNode } from 'react';
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
  const input = useRef<HTMLInputElement>(null);
  const part = useRef<HTMLDivElement>(null);
  /** State only when the field is used, so that mounting it needs one render. */
  const [elements, setElements] = useState<Pick<FieldExtension, 'input' | 'part'> | null>(null);
  const [wasPressed, setPressed] = useState(false);
  const [binding, bind] = useState<InputBinding>({});
  const wake = () => {
    if (elements === null) setElements({ input: input.current!, part: part.current! });
  };
  const press = () => {
    wake();
    setPressed(true);
  };
  /** Null until the field is used. */
  const extension: FieldExtension | null = elements && { ...elements, wasPressed, bind };
  return { input, part, wake, press, binding, extension };
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
  const { input, part, wake, press, binding } = field;
  return (
    <S.Part ref={part} onFocus={wake} onKeyDown={wake} onPointerEnter={wake} onPointerDown={press}>
      <Icon name={icon} />
      <S.Body>
        <S.Label id={`${id}-label`} htmlFor={id}>
          {label}
        </S.Label>
        <S.Line>
          {children}
          <S.Input {...attributes} {...binding} ref={input} id={id} />
        </S.Line>
      </S.Body>
      {extension}
    </S.Part>
  );
}
