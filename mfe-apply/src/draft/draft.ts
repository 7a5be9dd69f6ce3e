import { draftDays, type SentReceipt } from 'shared-contracts';

export interface Resume {
  /** A copy: the file on disk may change or be deleted before it is sent. */
  file: Blob;
  name: string;
  /** Null if the file could not be parsed. */
  pages: number | null;
  hasText: boolean | null;
}

/** A resume stored in the account. */
export interface StoredChoice {
  id: string;
  name: string;
}

/** Where the resume comes from: the account, or this device. */
export type ResumeSource = 'stored' | 'upload';

/** Account id of the signed-in candidate; null: a visitor. */
export type Owner = number | null;

/** An application that is not yet complete. */
export interface Draft {
  /** The account that owns the draft and sends it. */
  owner: Owner;
  /** Idempotency key: a repeated call returns the first response. */
  key: string;
  /** Something was sent under this key: it was received, or may have been. */
  attempted: boolean;
  resume: Resume | null;
  /** The selected source; null until one is selected. */
  source: ResumeSource | null;
  /** Null until one is selected; the default resume applies then. */
  stored: StoredChoice | null;
  /** Whether the file is also saved to the account; `resumeName` is its name. */
  saves: boolean;
  resumeName: string;
  name: string;
  email: string;
  /** Question id → text. */
  answers: Readonly<Record<string, string>>;
  /** The `contentId` value attempted under this key. */
  sentFor: string | null;
  /** Receipt of the sent application while it matches the draft. */
  receipt: SentReceipt | null;
  /** The `contentId` value of the receipt: another tab may have changed the draft since. */
  receiptFor: string | null;
  /** Id of an earlier upload that the next one replaces. */
  replaces: string | null;
  /** Key of an earlier attempt with an unknown result. */
  unsettled: string | null;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const dayInMs = 86_400_000;

export const isStale = ({ savedAt }: Pick<Draft, 'savedAt'>) => Date.now() - savedAt > draftDays * dayInMs;

/** The draft before the storage is read, and on the server. */
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

/** `crypto.randomUUID` is unavailable over plain HTTP. */
export function newKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  hex[6] = `4${hex[6]?.slice(1)}`;
  hex[8] = `a${hex[8]?.slice(1)}`;
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export const newDraft = (owner: Owner): Draft => ({ ...blankDraft, owner, key: newKey(), savedAt: Date.now() });

/** A draft as it is stored: the file has its own key. */
export type DraftRecord = Omit<Draft, 'resume'> & { resume: Omit<Resume, 'file'> | null };

function hasText({ name, email, answers }: DraftRecord): boolean {
  return [name, email, ...Object.values(answers)].some((text) => text.trim() !== '');
}

/** Whether the draft has input worth restoring. */
export const hasInput = (draft: DraftRecord): boolean =>
  draft.resume !== null || draft.receipt !== null || hasText(draft);

/** Whether the draft was sent or attempted: the account's application may be this one. */
export const hasAttempts = ({ attempted, receipt, replaces, unsettled }: DraftRecord): boolean =>
  attempted || receipt !== null || replaces !== null || unsettled !== null;

/** Whether an attempt may have been received without an acknowledgement. */
export const isUncertain = ({ attempted, receipt, unsettled }: Draft): boolean =>
  (attempted && receipt === null) || unsettled !== null;

/** Whether the visitor's draft replaces the account's draft after sign-in. */
export function shouldMigrateVisitorDraft(visitors: DraftRecord, own: DraftRecord | undefined): boolean {
  if (!hasInput(visitors)) return false;
  return own === undefined || !hasInput(own) || (!hasAttempts(own) && visitors.savedAt > own.savedAt);
}

/** Identifies the resume and applicant of a draft. */
export const contentId = ({ source, stored, resume, name, email }: Draft): string =>
  JSON.stringify(source === 'stored' ? [stored?.id] : [resume?.name, resume?.file.size, name.trim(), email.trim()]);

/** Whether the content differs from what was attempted under the draft's key. */
export const hasNewContent = (draft: Draft): boolean =>
  draft.attempted && draft.sentFor !== null && draft.sentFor !== contentId(draft);

/** Whether the API has received the draft's current content. */
export const isContentSent = (draft: Draft): boolean => draft.receipt !== null && draft.receiptFor === contentId(draft);
