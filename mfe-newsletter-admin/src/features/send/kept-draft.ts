import { sessionStore } from 'platform/narrow';
import type { Campaign } from 'shared-contracts';
import type { ReadCampaign } from '../../components/useCampaignChanges';
import type { CampaignValues } from './campaign-values';

interface KeptDraft {
  values: CampaignValues;
  /** The stored campaign that they were typed over; null: none was stored yet. */
  base?: ReadCampaign | null;
  /** What was last tried of each call, and under which key: until it is answered, the same again is the same campaign. */
  attempts?: Partial<Record<Call, { body: string; key: string }>>;
}

type Call = 'create' | 'send';

/** What is kept of a campaign to tell what another admin changed. */
export const readOf = (campaign: ReadCampaign): ReadCampaign => {
  const { version, subject, name, content, frequency, isMeasured, scheduledAt, status } = campaign;
  return { version, subject, name, content, frequency, isMeasured, scheduledAt, status };
};

/** What was typed, in the browser's tab: it outlives a reload and a failure, and nobody else who signs in gets it. */
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
    /** Its campaign is kept by the API, its moment is not: that stays with the browser's tab, under the campaign's id. */
    saveAs(campaign: Pick<Campaign, 'id'> & ReadCampaign): void {
      const draft = read();
      sessionStore.remove(name);
      if (draft?.values.isLater) createKeptDraft(person, campaign.id).keep(draft.values, readOf(campaign));
    },
    /** The same words become a new campaign. */
    moveToNew(): void {
      const draft = read();
      sessionStore.remove(name);
      if (draft !== null) createKeptDraft(person, null).keep(draft.values, null);
    },
    /** Idempotency key of a call: another for other words. */
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
