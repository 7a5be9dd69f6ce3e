import { sessionStore } from 'platform/narrow';
import type { Campaign } from 'shared-contracts';
import type { ReadCampaign } from '../../components/ConcurrentChanges';
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
export function createBrowserDraft(userId: number, campaignId: number | null) {
  const name = `newsletter-admin/${userId}/${campaignId ?? 'new'}`;
  const read = (): StoredDraft | null => {
    const text = sessionStore.get(name);
    return text === null ? null : (JSON.parse(text) as StoredDraft);
  };
  const write = (draft: StoredDraft) => sessionStore.set(name, JSON.stringify(draft));
  return {
    values: () => read()?.values ?? null,
    base: () => read()?.base ?? null,
    save: (values: CampaignValues, base: ReadCampaign | null) =>
      write({ ...read(), values, base: base && readOf(base) }),
    clear: () => sessionStore.remove(name),
    /** The API stores the campaign but not its send time, which stays in session storage under the campaign's id. */
    saveAs(campaign: Pick<Campaign, 'id'> & ReadCampaign): void {
      const draft = read();
      sessionStore.remove(name);
      if (draft?.values.isLater) createBrowserDraft(userId, campaign.id).save(draft.values, campaign);
    },
    /** Moves the values to a new campaign. */
    moveToNew(): void {
      const draft = read();
      sessionStore.remove(name);
      if (draft !== null) createBrowserDraft(userId, null).save(draft.values, null);
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
