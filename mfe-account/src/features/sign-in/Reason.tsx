import { Note, useLocation, useSearchParams, useTranslation } from 'platform';
import { isOneOf } from 'shared-contracts';

/** Why somebody was sent here, as `?message=` says it. */
const messages = ['save-login', 'follow-login', 'session'] as const;

/** What somebody has done just before, as the page that led here says it in the history's state. */
const notes = ['verified', 'passwordReset'] as const;

const noteOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'note' in state ? state.note : undefined;

export function Reason() {
  const { t } = useTranslation('mfe-account');
  const message = useSearchParams()[0].get('message');
  const note = noteOf(useLocation().state);
  if (isOneOf(notes, note)) return <Note tone="success" title={t(`auth.notes.${note}`)} />;
  return isOneOf(messages, message) ? <Note tone="info" title={t(`auth.messages.${message}`)} /> : null;
}
