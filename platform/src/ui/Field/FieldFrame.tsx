import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

const LabelText = styled.label`
  font-size: var(--text-control);
  font-weight: var(--weight-semibold);
`;

const Optional = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  font-weight: var(--weight-regular);
`;

const Help = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  line-height: var(--leading-snug);
`;

const ErrorText = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  color: var(--color-danger-text);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);
`;

/** Styles of text fields, text areas and selects. */
export const controlStyles = css`
  width: 100%;
  min-height: var(--field-height);
  padding: var(--space-2) var(--space-4);
  border: var(--border-control) solid var(--color-border-strong);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
  color: var(--color-text);
  font-size: var(--text-md);

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 var(--border-hair) var(--color-danger);
  }

  &:read-only:not(select) {
    border-color: transparent;
    background: var(--color-sunken);
  }

  &:disabled {
    background: var(--color-sunken);
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }

  &:focus-visible {
    box-shadow: 0 0 0 var(--focus-reach) var(--color-focus-out);
  }
`;

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
interface ControlAttributes {
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
  const Label = hideLabel ? VisuallyHidden : LabelText;
  return (
    <Frame>
      <Label as="label" htmlFor={control}>
        {label}
        {optional && <Optional> {t('optional')}</Optional>}
      </Label>
      {help && <Help id={parts.help}>{help}</Help>}
      {children({
        id: control,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <ErrorText id={parts.error}>
          <Icon name="alert" size="sm" />
          <span>{error}</span>
        </ErrorText>
      )}
    </Frame>
  );
}
