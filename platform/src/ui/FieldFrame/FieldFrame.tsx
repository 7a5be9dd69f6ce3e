import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './FieldFrame.styles';

/** Text props of all fields. */
export interface FieldText {
  label: ReactNode;
  /** Hides the label visually, if the context makes the purpose clear. */
  hideLabel?: boolean;
  /** Instructions, between label and control. */
  help?: ReactNode;
  /** Error message. */
  error?: ReactNode;
  /** Marks the field as optional. Required fields are not marked. */
  optional?: boolean;
}

/** Attributes that associate a control with its label, help and error. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldText {
  id: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

export function FieldFrame({ id, label, hideLabel = false, help, error, optional = false, children }: FieldFrameProps) {
  const { t } = useTranslation('common');
  const own = useId();
  const control = id ?? own;
  const parts = { help: help ? `${control}-help` : undefined, error: error ? `${control}-error` : undefined };
  const describedBy = [parts.help, parts.error].filter((part) => part !== undefined).join(' ');
  const Label = hideLabel ? VisuallyHidden : S.Label;
  return (
    <S.Frame>
      <Label as="label" htmlFor={control}>
        {label}
        {optional && <S.Optional> {t('optional')}</S.Optional>}
      </Label>
      {help && <S.Help id={parts.help}>{help}</S.Help>}
      {children({
        id: control,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <S.Error id={parts.error}>
          <Icon name="alert" size="sm" />
          <span>{error}</span>
        </S.Error>
      )}
    </S.Frame>
  );
}
