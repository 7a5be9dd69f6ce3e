import type { ReactNode } from 'react';
import { AlertDialog as RadixAlert, Dialog as Radix } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton/IconButton';
import { Actions } from '../overlay/overlay.styles';
import { usePortal } from '../overlay/portal';
import { useModal } from '../overlay/use-modal';
import * as S from './Dialog.styles';

export interface OpenProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Modal({ children, ...root }: OpenProps & { children: ReactNode }) {
  const portal = usePortal();
  return (
    <Radix.Root {...root}>
      <Radix.Portal container={portal?.container ?? null}>{children}</Radix.Portal>
    </Radix.Root>
  );
}

function CloseButton({ label }: { label?: string | undefined }) {
  const { t } = useTranslation('common');
  return (
    <Radix.Close asChild>
      <IconButton label={label ?? t('close')}>
        <Icon name="close" />
      </IconButton>
    </Radix.Close>
  );
}

export interface DialogProps extends OpenProps {
  title: string;
  /** Description, announced with the title. */
  text?: string;
  /** `wide` for forms and previews. */
  size?: 'normal' | 'wide';
  /** Buttons, the cancel button first. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Radix implementation of `Dialog`. */
export function DialogPanel({ open, onOpenChange, title, text, size = 'normal', actions, children }: DialogProps) {
  const modal = useModal();
  return (
    <Modal open={open} onOpenChange={onOpenChange}>
      <S.Scrim />
      <S.Panel $size={size} {...modal} {...(text === undefined && { 'aria-describedby': undefined })}>
        <S.Title>{title}</S.Title>
        <S.Close>
          <CloseButton />
        </S.Close>
        {text !== undefined && <S.Text>{text}</S.Text>}
        {children !== undefined && <S.Body>{children}</S.Body>}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </S.Panel>
    </Modal>
  );
}

export interface DrawerProps extends OpenProps {
  title: string;
  /** Accessible name of the close button, with its object: "Fechar menu". */
  closeLabel?: string;
  /** Sticky buttons below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Radix implementation of `Drawer`. */
export function DrawerPanel({ open, onOpenChange, title, closeLabel, footer, children }: DrawerProps) {
  const modal = useModal();
  return (
    <Modal open={open} onOpenChange={onOpenChange}>
      <S.DrawerScrim />
      <S.DrawerPanel {...modal} aria-describedby={undefined}>
        <S.DrawerHead>
          <S.DrawerTitle>{title}</S.DrawerTitle>
          <CloseButton label={closeLabel} />
        </S.DrawerHead>
        <S.DrawerBody>{children}</S.DrawerBody>
        {footer !== undefined && <S.DrawerFoot>{footer}</S.DrawerFoot>}
      </S.DrawerPanel>
    </Modal>
  );
}

export interface AlertDialogProps extends OpenProps {
  /** The question: "Cancelar a entrevista?". */
  title: string;
  /** Consequence of the confirmation. */
  text: string;
  /** Label of the cancel button, which has initial focus: "Manter entrevista". */
  cancelLabel: string;
  /** Label of the confirm button, with the verb of the title: "Cancelar entrevista". */
  confirmLabel: string;
  onConfirm: () => void;
  tone?: 'danger' | 'primary';
  /** The action is running. The dialog stays open until its owner closes it. */
  busy?: boolean;
  /** Called after the dialog closed and restored focus. Move focus here if the previously focused element is removed. */
  onClosed?: () => void;
}

/** Radix implementation of `AlertDialog`. */
export function AlertDialogPanel(props: AlertDialogProps) {
  const { open, onOpenChange, title, text, cancelLabel, confirmLabel, tone = 'danger', busy = false } = props;
  const portal = usePortal();
  const { onCloseAutoFocus, ...modal } = useModal();
  const handleCloseAutoFocus = (event: Event) => {
    onCloseAutoFocus(event);
    props.onClosed?.();
  };
  return (
    <RadixAlert.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlert.Portal container={portal?.container ?? null}>
        <S.AlertScrim />
        <S.AlertPanel {...modal} onCloseAutoFocus={handleCloseAutoFocus}>
          <S.AlertTitle>{title}</S.AlertTitle>
          <S.AlertText>{text}</S.AlertText>
          <Actions>
            <RadixAlert.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </RadixAlert.Cancel>
            <Button variant={tone} busy={busy} onClick={props.onConfirm}>
              {confirmLabel}
            </Button>
          </Actions>
        </S.AlertPanel>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
