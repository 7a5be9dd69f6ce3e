import { AlertDialog as Radix } from 'radix-ui';
import { Button } from '../Button/Button';
import { Actions } from '../overlay/overlay.styles';
import { usePortal } from '../overlay/portal';
import { useModal } from '../overlay/use-modal';
import * as S from './AlertDialog.styles';

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question: "Cancelar a entrevista?". */
  title: string;
  /** What follows from a yes. */
  text: string;
  /** The safe answer, which has the focus: "Manter entrevista". */
  cancelLabel: string;
  /** The other one, with the verb of the title: "Cancelar entrevista". */
  confirmLabel: string;
  onConfirm: () => void;
  tone?: 'danger' | 'primary';
  /** The action runs; the dialog stays until its owner closes it. */
  busy?: boolean;
}

/** A question that cannot be clicked away beside it: one of the two answers has to be given, or Escape, which is the safe one. */
export function AlertDialog(props: AlertDialogProps) {
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
  } = props;
  const portal = usePortal();
  const modal = useModal();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={portal?.container ?? null}>
        <S.Scrim />
        <S.Panel {...modal}>
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
