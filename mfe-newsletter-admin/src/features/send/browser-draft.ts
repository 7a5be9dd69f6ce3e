import { useRef, useState } from 'react';
import { sessionStore } from 'platform/narrow';
import type { Campaign } from 'shared-contracts';
import { currentRecordIn, type ReadCampaign } from '../../components/useCampaignChanges';
import type { CampaignValues } from './campaign-values';

interface StoredDraft {
  values: CampaignValues;
  /** The stored campaign that the values are based on; null: not stored yet. */
  base?: ReadCampaign | null;
  /** Last body and idempotency key of each call: a repeated body reuses its key. */
  attempts?: Partial<Record<Call, { body: string; key: string }>>;
}

type Call = 'create' | 'send';

/** The fields compared to detect changes by another admin. */
const readOf = (campaign: ReadCampaign): ReadCampaign => {
  const { version, subject, name, content, frequency, isMeasured, scheduledAt, status } = campaign;
  return { version, subject, name, content, frequency, isMeasured, scheduledAt, status };
};

/** Form values in session storage, per account: they survive a reload and a failed request. */
export function createBrowserDraft(person: number, campaignId: number | null) {
  const name = `newsletter-admin/${person}/${campaignId ?? 'new'}`;
  const read = (): StoredDraft | null => {
    const text = sessionStore.get(name);
    return text === null ? null : (JSON.parse(text) as StoredDraft);
  };
  const write = (draft: StoredDraft) => sessionStore.set(name, JSON.stringify(draft));
  return {
    values: () => read()?.values ?? null,
    base: () => read()?.base ?? null,
    keep: (values: CampaignValues, base: ReadCampaign | null) => write({ ...read(), values, base }),
    forget: () => sessionStore.remove(name),
    /** The API stores the campaign but not its send time, which stays in session storage under the campaign's id. */
    saveAs(campaign: Pick<Campaign, 'id'> & ReadCampaign): void {
      const draft = read();
      sessionStore.remove(name);
      if (draft?.values.isLater) createBrowserDraft(person, campaign.id).keep(draft.values, readOf(campaign));
    },
    /** Moves the values to a new campaign. */
    moveToNew(): void {
      const draft = read();
      sessionStore.remove(name);
      if (draft !== null) createBrowserDraft(person, null).keep(draft.values, null);
    },
    /** Idempotency key of a call; a different body gets a new key. */
    keyFor(call: Call, values: CampaignValues, payload: object): string {
      const body = JSON.stringify(payload);
      const { attempts } = read() ?? {};
      const last = attempts?.[call];
      if (last?.body === body) return last.key;
      const key = crypto.randomUUID();
      write({ ...read(), values, attempts: { ...attempts, [call]: { body, key } } });
      return key;
    },
  };
}

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
