import { sessionStore } from 'platform/narrow';
import type { Campaign } from 'shared-contracts';
import type { ReadCampaign } from '../../components/useCampaignChanges';
import type { CampaignValues } from './campaign-values';

interface KeptDraft {
  values: CampaignValues;
  /** The stored campaign that the values are based on; null: not stored yet. */
  base?: ReadCampaign | null;
  /** Last body and idempotency key of each call: a repeated body reuses its key. */
  attempts?: Partial<Record<Call, { body: string; key: string }>>;
}

type Call = 'create' | 'send';

/** The fields compared to detect changes by another admin. */
export const readOf = (campaign: ReadCampaign): ReadCampaign => {
  const { version, subject, name, content, frequency, isMeasured, scheduledAt, status } = campaign;
  return { version, subject, name, content, frequency, isMeasured, scheduledAt, status };
};

/** Form values in session storage, per account: they survive a reload and a failed request. */
export function createKeptDraft(person: number, campaignId: number | null) {
  const name = `newsletter-admin/${person}/${campaignId ?? 'new'}`;
  const read = (): KeptDraft | null => {
    const text = sessionStore.get(name);
    return text === null ? null : (JSON.parse(text) as KeptDraft);
  };
  const write = (draft: KeptDraft) => sessionStore.set(name, JSON.stringify(draft));
  return {
    values: () => read()?.values ?? null,
    base: () => read()?.base ?? null,
    keep: (values: CampaignValues, base: ReadCampaign | null) => write({ ...read(), values, base }),
    forget: () => sessionStore.remove(name),
    /** The API stores the campaign but not its send time, which stays in session storage under the campaign's id. */
    saveAs(campaign: Pick<Campaign, 'id'> & ReadCampaign): void {
      const draft = read();
      sessionStore.remove(name);
      if (draft?.values.isLater) createKeptDraft(person, campaign.id).keep(draft.values, readOf(campaign));
    },
    /** Moves the values to a new campaign. */
    moveToNew(): void {
      const draft = read();
      sessionStore.remove(name);
      if (draft !== null) createKeptDraft(person, null).keep(draft.values, null);
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
