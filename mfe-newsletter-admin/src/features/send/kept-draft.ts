import type { CampaignValues } from './campaign-values';

interface KeptDraft {
  values: CampaignValues;
  /** What was last tried, and under which key: until it is answered, the same again is the same campaign. */
  attempt?: { body: string; key: string };
}

/** What was typed, in the browser's tab: it outlives a reload and a failure, and nobody else who signs in gets it. */
export function createKeptDraft(storage: Storage, person: number, campaignId: number | null) {
  const name = `newsletter-admin/${person}/${campaignId ?? 'new'}`;
  const read = (): KeptDraft | null => {
    const text = storage.getItem(name);
    return text === null ? null : (JSON.parse(text) as KeptDraft);
  };
  const write = (draft: KeptDraft) => storage.setItem(name, JSON.stringify(draft));
  return {
    values: () => read()?.values ?? null,
    keep: (values: CampaignValues) => write({ ...read(), values }),
    forget: () => storage.removeItem(name),
    /** Idempotency key of a call: another for other words. */
    keyFor(values: CampaignValues, call: unknown): string {
      const body = JSON.stringify(call);
      const { attempt } = read() ?? {};
      if (attempt?.body === body) return attempt.key;
      const key = crypto.randomUUID();
      write({ values, attempt: { body, key } });
      return key;
    },
  };
}
