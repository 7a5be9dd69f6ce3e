import { AlertDialog, useTranslation } from 'platform/narrow';

interface QuestionProps {
  /** Key of `title`, `text`, `keep` and `confirm`; null while the dialog is closed. */
  texts: string | null;
  values?: Record<string, string | number>;
  tone?: 'danger' | 'primary';
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirmation of an action that cannot be undone. */
export function Question({ texts, values = {}, tone = 'danger', busy, onClose, onConfirm }: QuestionProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const word = (name: string) => (texts === null ? '' : t(`${texts}.${name}`, values));
  return (
    <AlertDialog
      open={texts !== null}
      onOpenChange={(open) => open || busy || onClose()}
      title={word('title')}
      text={word('text')}
      cancelLabel={word('keep')}
      confirmLabel={word('confirm')}
      onConfirm={onConfirm}
      tone={tone}
      busy={busy}
    />
  );
}
