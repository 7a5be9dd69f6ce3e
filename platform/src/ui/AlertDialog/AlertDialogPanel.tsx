import { AlertDialog as Radix } from 'radix-ui';
import { Button } from '../Button/Button';
import { Actions } from '../overlay/overlay.styles';
import { usePortal } from '../overlay/portal';
import { useModal } from '../overlay/use-modal';
import type { AlertDialogProps } from './AlertDialog';
import * as S from './AlertDialog.styles';

/** Radix implementation of `AlertDialog`. */
export function AlertDialogPanel(props: AlertDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    text,
    cancelLabel,
    confirmLabel,
    onConfirm,
    tone = 'danger',
    busy = false,
    onClosed,
  } = props;
  const portal = usePortal();
  const { onCloseAutoFocus, ...modal } = useModal();
  const handleCloseAutoFocus = (event: Event) => {
    onCloseAutoFocus(event);
    onClosed?.();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={portal?.container ?? null}>
        <S.Scrim />
        <S.Panel {...modal} onCloseAutoFocus={handleCloseAutoFocus}>
          <S.Title>{title}</S.Title>
          <S.Text>{text}</S.Text>
          <Actions>
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={tone} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </Actions>
        </S.Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
