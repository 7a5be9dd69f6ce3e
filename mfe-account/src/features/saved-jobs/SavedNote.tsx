import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Icon, isApiError, Note, useAnnounce, useSessionEnd, useTranslation } from 'platform';
import { FormAlert, TextArea } from 'platform/forms';
import { countCharacters, limits, type SavedJob } from 'shared-contracts';
import { useActionFailure } from '../../components/useAction';
import { useWriteSavedJobNoteMutation } from './saved-jobs.api';
import * as S from './SavedJobRow.styles';
import type { NoteDraft } from './useNoteDrafts';

interface SavedNoteProps {
  entry: SavedJob;
  draft: NoteDraft;
  /** Reads the entries again, because the note was changed elsewhere. Resolves with the error if that fails. */
  onStale: () => PromiseLike<{ error?: unknown }>;
}

/** The private note of a saved job, and its form. */
export function SavedNote({ entry, draft, onStale }: SavedNoteProps) {
  const { t } = useTranslation('mfe-account');
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = draft.current !== null;
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (draft.current !== null) {
    return <NoteForm entry={entry} draft={draft} {...draft.current} onStale={onStale} />;
  }
  const which = entry.note === null ? 'add' : 'edit';
  return (
    <>
      {entry.note !== null && <S.Note>{entry.note}</S.Note>}
      <Button
        ref={button}
        data-screen
        variant="quiet"
        size="sm"
        aria-label={t(`savedJobs.note.${which}Named`, { title: entry.job.title })}
        onClick={draft.open}
      >
        <Icon name="pen" size="sm" />
        {t(`savedJobs.note.${which}`)}
      </Button>
    </>
  );
}

interface NoteFormProps extends SavedNoteProps {
  text: string;
  version: number;
}

function NoteForm({ entry, draft, text, version, onStale }: NoteFormProps) {
  const { t } = useTranslation('mfe-account');
  const field = useRef<HTMLTextAreaElement>(null);
  const saving = useSaveNote(entry, draft, onStale);
  useEffect(() => field.current?.focus(), []);
  const count = countCharacters(text.trim());
  const limit = limits.noteCharacters;
  const isOver = count > limit;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOver) return field.current?.focus();
    void saving.save(text, version);
  };
  return (
    <S.Form noValidate onSubmit={submit}>
      {saving.failure !== null && <FormAlert title={t('savedJobs.note.failed')}>{saving.failure}</FormAlert>}
      {saving.isConflict && <Conflict entry={entry} draft={draft} onSave={saving.save} />}
      <TextArea
        ref={field}
        id={`note-${entry.id}`}
        label={t('savedJobs.note.label', { title: entry.job.title })}
        help={t('savedJobs.note.help')}
        error={isOver ? t('savedJobs.note.tooLong', { limit }) : undefined}
        rows={3}
        value={text}
        onChange={(event) => draft.write(event.currentTarget.value)}
      />
      <S.FormFoot>
        <Button type="submit" size="sm" busy={saving.isBusy}>
          {t('savedJobs.note.save')}
        </Button>
        <Button variant="quiet" size="sm" onClick={draft.close}>
          {t('savedJobs.note.cancel')}
        </Button>
        <S.Counter $isOver={isOver}>{t('savedJobs.note.count', { count, limit })}</S.Counter>
      </S.FormFoot>
    </S.Form>
  );
}

/** Sends the note. The form stays open with its text if that fails. */
function useSaveNote({ id, noteVersion }: SavedJob, draft: NoteDraft, onStale: SavedNoteProps['onStale']) {
  const { t } = useTranslation('mfe-account');
  const explain = useActionFailure('savedJobs', t('savedJobs.note.failed'));
  const endSession = useSessionEnd();
  const announce = useAnnounce();
  const [write, { isLoading }] = useWriteSavedJobNoteMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<number | null>(null);
  const save = async (text: string, version: number) => {
    setFailure(null);
    setRefused(null);
    const { data, error } = await write({ id, body: { note: text, noteVersion: version } });
    if (error === undefined) {
      draft.close();
      return announce(t(data.note === null ? 'savedJobs.note.deleted' : 'savedJobs.note.saved'));
    }
    if (endSession(error)) return;
    if (!isApiError(error) || error.data.code !== 'note_changed') return setFailure(explain(error));
    const read = await onStale();
    if (read.error !== undefined) return setFailure(explain(read.error));
    setRefused(version);
  };
  // The entry can be rendered after `onStale` has resolved; until then it has the refused version.
  const isConflict = refused !== null && refused !== noteVersion;
  return { save, failure, isConflict, isBusy: isLoading };
}

interface ConflictProps {
  entry: SavedJob;
  draft: NoteDraft;
  onSave: (text: string, version: number) => Promise<void>;
}

/** The note was changed in another tab or on another device since its editing began. */
function Conflict({ entry, draft, onSave }: ConflictProps) {
  const { t } = useTranslation('mfe-account');
  const saveOwn = () => {
    const { text, version } = draft.rebase(entry.noteVersion);
    void onSave(text, version);
  };
  return (
    <div role="alert">
      <Note tone="warning" title={t('savedJobs.note.conflict.title')}>
        <S.Note>{entry.note ?? t('savedJobs.note.conflict.deleted')}</S.Note>
        <S.FormFoot>
          <Button variant="secondary" size="sm" onClick={saveOwn}>
            {t('savedJobs.note.conflict.own')}
          </Button>
          <Button variant="quiet" size="sm" onClick={draft.close}>
            {t('savedJobs.note.conflict.other')}
          </Button>
        </S.FormFoot>
      </Note>
    </div>
  );
}
