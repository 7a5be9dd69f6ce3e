import { useState } from 'react';
import type { SavedJob } from 'shared-contracts';

interface Draft {
  text: string;
  /** Version of the note when its editing began. */
  version: number;
}

/** The draft of one entry's note. */
export interface NoteDraft {
  /** Null: the note is not being edited. */
  current: Draft | null;
  open: () => void;
  write: (text: string) => void;
  /** Continues from the entry's current version, after it was shown. */
  rebase: (version: number) => Draft;
  close: () => void;
}

/** Drafts of the notes by entry. They survive failures, and a removal that is undone. */
export function useNoteDrafts(entries: readonly SavedJob[]) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const set = (id: string, draft: Draft | null) =>
    setDrafts((last) => {
      const next = new Map(last);
      if (draft === null) next.delete(id);
      else next.set(id, draft);
      return next;
    });
  const draftOf = ({ id, note, noteVersion }: SavedJob): NoteDraft => {
    const current = drafts.get(id) ?? null;
    const draft = current ?? { text: note ?? '', version: noteVersion };
    return {
      current,
      open: () => set(id, draft),
      write: (text) => set(id, { ...draft, text }),
      rebase: (version) => {
        const rebased = { ...draft, version };
        set(id, rebased);
        return rebased;
      },
      close: () => set(id, null),
    };
  };
  const isChanged = entries.some(({ id, note }) => {
    const draft = drafts.get(id);
    return draft !== undefined && draft.text.trim() !== (note ?? '');
  });
  return { draftOf, isChanged };
}
