import { useRef, useState } from 'react';
import type { Campaign } from 'shared-contracts';
import { currentRecordIn } from '../../components/changed-record';
import type { ReadCampaign } from '../../components/useCampaignChanges';
import { readOf } from './kept-draft';

/** A write that is refused in an outdated version. */
export type RefusedWrite = 'save' | 'send' | 'remove';

/** Another admin changed the stored campaign since it was read: a write was refused. */
export interface Conflict {
  before: ReadCampaign;
  current: Campaign;
  write: RefusedWrite;
}

/** The stored campaign that a form is based on, whose version writes name. No part of the page shows it. */
export function useStoredVersion(read: ReadCampaign | null) {
  const base = useRef(read);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  return {
    conflict,
    /** Null: nothing is stored yet. */
    read: (): ReadCampaign | null => base.current && readOf(base.current),
    version: () => base.current?.version,
    /** Whether a failure is a conflict, which is shown then. */
    handleConflict: (error: unknown, write: RefusedWrite): boolean => {
      const current = currentRecordIn(error, 'campaign_changed') as Campaign | null;
      if (current !== null) setConflict({ before: base.current ?? current, current, write });
      return current !== null;
    },
    /** What is stored now: later writes are based on it. */
    rebase: (stored: ReadCampaign) => {
      base.current = stored;
      setConflict(null);
    },
  };
}
