import { useRef, useState } from 'react';
import type { Campaign } from 'shared-contracts';
import { currentRecordIn } from '../../components/changed-record';
import type { ReadCampaign } from '../../components/useCampaignChanges';
import { readOf } from './kept-draft';

/** A write that the API rejects for an outdated version. */
export type RefusedWrite = 'save' | 'send' | 'remove';

/** A write was rejected because another admin changed the stored campaign. */
export interface Conflict {
  before: ReadCampaign;
  current: Campaign;
  write: RefusedWrite;
}

/** The stored campaign that a form is based on; writes send its version. It is not rendered. */
export function useStoredVersion(read: ReadCampaign | null) {
  const base = useRef(read);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  return {
    conflict,
    /** Null: not stored yet. */
    read: (): ReadCampaign | null => base.current && readOf(base.current),
    version: () => base.current?.version,
    /** Shows the conflict and returns true if the error is one. */
    handleConflict: (error: unknown, write: RefusedWrite): boolean => {
      const current = currentRecordIn(error, 'campaign_changed') as Campaign | null;
      if (current !== null) setConflict({ before: base.current ?? current, current, write });
      return current !== null;
    },
    /** Sets the stored campaign that later writes are based on. */
    rebase: (stored: ReadCampaign) => {
      base.current = stored;
      setConflict(null);
    },
  };
}
