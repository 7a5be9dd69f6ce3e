import { draftDays, type SentReceipt } from 'shared-contracts';

export interface Resume {
  /** A copy: what stands on the disk may change or go before it is sent. */
  file: Blob;
  name: string;
  /** Null where the file could not be looked into. */
  pages: number | null;
  hasText: boolean | null;
}

/** Of the resumes that stand in the account. */
export interface StoredChoice {
  id: string;
  name: string;
}

/** Where the resume comes from: the account, or this device. */
export type ResumeSource = 'stored' | 'upload';

/** Id of the account that somebody is signed in to; null: a visitor. */
export type Owner = number | null;

/** An application that is not yet complete. */
export interface Draft {
  /** Whose it is, and as whom it is sent. */
  owner: Owner;
  /** Idempotency key: a repeated call with it answers what the first one did. */
  key: string;
  /** Something was sent under this key: it was received, or may have been. */
  attempted: boolean;
  resume: Resume | null;
  /** What is in front; null until somebody chooses. */
  source: ResumeSource | null;
  /** Null until somebody chooses: then the default one counts. */
  stored: StoredChoice | null;
  /** Whether the file goes into the account too, and under which name. */
  saves: boolean;
  resumeName: string;
  name: string;
  email: string;
  /** Question id → text. */
  answers: Readonly<Record<string, string>>;
  /** What was attempted under this key, as `sentPartsOf` tells it. */
  sentFor: string | null;
  /** Of what was sent, as long as it is what stands here. */
  receipt: SentReceipt | null;
  /** What the receipt is for, as `sentPartsOf` tells it: another tab may have changed the rest meanwhile. */
  receiptFor: string | null;
  /** Id of an earlier upload, which the next one stands for. */
  replaces: string | null;
  /** Key of an earlier attempt of which nobody knows whether it was received. */
  unsettled: string | null;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const dayInMs = 86_400_000;

export const isStale = ({ savedAt }: Pick<Draft, 'savedAt'>) => Date.now() - savedAt > draftDays * dayInMs;

/** Before the storage was read, and on the server. */
export const blankDraft: Draft = {
  owner: null,
  key: '',
  attempted: false,
  resume: null,
  source: null,
  stored: null,
  saves: false,
  resumeName: '',
  name: '',
  email: '',
  answers: {},
  sentFor: null,
  receipt: null,
  receiptFor: null,
  replaces: null,
  unsettled: null,
  savedAt: 0,
};

/** `crypto.randomUUID` is missing where a page comes over plain HTTP. */
function newKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  hex[6] = `4${hex[6]?.slice(1)}`;
  hex[8] = `a${hex[8]?.slice(1)}`;
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export const newDraft = (owner: Owner): Draft => ({ ...blankDraft, owner, key: newKey(), savedAt: Date.now() });

/** Words of a draft, wherever its file is. */
export type DraftWords = Omit<Draft, 'resume'> & { resume: Omit<Resume, 'file'> | null };

function hasText({ name, email, answers }: DraftWords): boolean {
  return [name, email, ...Object.values(answers)].some((text) => text.trim() !== '');
}

/** Whether there is something that a person would miss. */
export const hasInput = (draft: DraftWords): boolean =>
  draft.resume !== null || draft.receipt !== null || hasText(draft);

/** Something was sent from here, so that what the account knows may be just that. */
export const isBegun = ({ attempted, receipt, replaces, unsettled }: DraftWords): boolean =>
  attempted || receipt !== null || replaces !== null || unsettled !== null;

/** Whether something may have been received without anybody having been told. */
export const isInDoubt = ({ attempted, receipt, unsettled }: Draft): boolean =>
  (attempted && receipt === null) || unsettled !== null;

/** Whether who signs in goes on with what they did as a visitor, rather than with what their account's draft says. */
export function isTakenAlong(visitors: DraftWords, own: DraftWords | undefined): boolean {
  if (!hasInput(visitors)) return false;
  return own === undefined || !hasInput(own) || (!isBegun(own) && visitors.savedAt > own.savedAt);
}

type SentParts = Partial<Pick<Draft, 'resume' | 'resumeName' | 'name' | 'email'>>;

/** Tells one resume and applicant from another. */
export const sentPartsOf = ({ source, stored, resume, name, email }: Draft): string =>
  JSON.stringify(source === 'stored' ? [stored?.id] : [resume?.name, resume?.file.size, name.trim(), email.trim()]);

/** Whether something else would be sent than was attempted under the draft's key. */
export const isAnother = (draft: Draft): boolean =>
  draft.attempted && draft.sentFor !== null && draft.sentFor !== sentPartsOf(draft);

/** What the next key stands for, of what was sent under this one and before. */
const formerOf = ({ key, attempted, receipt, replaces, unsettled }: Draft) => ({
  replaces: receipt?.id ?? replaces,
  unsettled: attempted && receipt === null ? key : unsettled,
});

/** Another resume or applicant makes another application: with a key of its own, in place of what was sent before. */
export function withSentParts(draft: Draft, parts: SentParts): Partial<Draft> {
  if (!draft.attempted) return parts;
  return { ...parts, key: newKey(), attempted: false, receipt: null, ...formerOf(draft) };
}

/** From the beginning; what was sent before is then replaced. */
export function restarted(draft: Draft): Draft {
  return { ...newDraft(draft.owner), ...formerOf(draft) };
}

/** The server has no such application any more: the same file and words, to be sent as a new one. */
export const unsent = (): Partial<Draft> => ({
  key: newKey(),
  attempted: false,
  receipt: null,
  replaces: null,
  unsettled: null,
});
