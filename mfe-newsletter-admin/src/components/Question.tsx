import { AlertDialog, useTranslation, type TextKey } from 'platform/narrow';

type Word = 'title' | 'text' | 'keep' | 'confirm';
type Key = TextKey<'mfe-newsletter-admin'>;
/** The groups of texts that have every `Word`. */
type QuestionTexts<Found = Key> = Found extends `${infer Texts}.title`
  ? `${Texts}.${Word}` extends Key
    ? Texts
    : never
  : never;

interface QuestionProps {
  /** Key of `title`, `text`, `keep` and `confirm`; null while the dialog is closed. */
  texts: QuestionTexts | null;
  values?: Record<string, string | number>;
  tone?: 'danger' | 'primary';
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirmation of an action that cannot be undone. */
export function Question({ texts, values = {}, tone = 'danger', busy, onClose, onConfirm }: QuestionProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const word = (name: Word) => (texts === null ? '' : t(`${texts}.${name}`, values));
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
