import { AlertDialog, AlertDialog as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { Actions, panel, scrim, text as textStyles, title as titleStyles } from '../overlay/overlay.styles';
import { usePortal } from '../overlay/portal';
import { useModal } from '../overlay/use-modal';

export const Scrim = styled(AlertDialog.Overlay)`
  ${scrim}
  z-index: var(--z-dialog);
`;

export const Panel = styled(AlertDialog.Content)`
  width: min(var(--dialog-width), 100% - 2 * var(--gutter));
  ${panel}
`;

export const Title = styled(AlertDialog.Title)`
  ${titleStyles}
`;

export const Text = styled(AlertDialog.Description)`
  ${textStyles}
`;

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
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
        <Scrim />
        <Panel {...modal} onCloseAutoFocus={handleCloseAutoFocus}>
          <Title>{title}</Title>
          <Text>{text}</Text>
          <Actions>
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={tone} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </Actions>
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
