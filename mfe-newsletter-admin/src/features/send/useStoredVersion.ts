import { useRef, useState } from 'react';
import type { Campaign } from 'shared-contracts';
import { currentRecordIn } from '../../components/changed-record';
import type { ReadCampaign } from '../../components/useCampaignChanges';
import { readOf } from './kept-draft';

/** Another admin changed the stored campaign since it was read: a write was refused. */
export interface Conflict {
  before: ReadCampaign;
  current: Campaign;
  /** Tries the refused write again, over the current version. */
  again: () => void;
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
    meetConflict: (error: unknown, again: () => void): boolean => {
      const current = currentRecordIn(error, 'campaign_changed') as Campaign | null;
      if (current !== null) setConflict({ before: base.current ?? current, current, again });
      return current !== null;
    },
    /** What is stored now: later writes are based on it. */
    rebase: (stored: ReadCampaign) => {
      base.current = stored;
      setConflict(null);
    },
  };
}
