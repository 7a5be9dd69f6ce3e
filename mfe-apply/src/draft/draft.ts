import type { ApplicationReceipt } from 'shared-contracts';

export interface Resume {
  /** A copy: what stands on the disk may change or go before it is sent. */
  file: Blob;
  name: string;
  /** Null where the file could not be looked into. */
  pages: number | null;
  hasText: boolean | null;
}

/** An application that is not yet complete. */
export interface Draft {
  /** Idempotency key: a repeated call with it answers what the first one did. */
  key: string;
  /** Something was sent under this key. */
  attempted: boolean;
  resume: Resume | null;
  name: string;
  email: string;
  /** Question id → text. */
  answers: Readonly<Record<string, string>>;
  /** Of what was sent, as long as it is what stands here. */
  receipt: ApplicationReceipt | null;
  /** What the receipt is for, as `sentPartsOf` tells it: another tab may have changed the rest meanwhile. */
  receiptFor: string | null;
  /** Id of an earlier upload, which the next one stands for. */
  replaces: string | null;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const dayInMs = 86_400_000;
const keptDays = 30;

export const isStale = ({ savedAt }: Pick<Draft, 'savedAt'>) => Date.now() - savedAt > keptDays * dayInMs;

/** Before the storage was read, and on the server. */
export const blankDraft: Draft = {
  key: '',
  attempted: false,
  resume: null,
  name: '',
  email: '',
  answers: {},
  receipt: null,
  receiptFor: null,
  replaces: null,
  savedAt: 0,
};

/** `crypto.randomUUID` is missing where a page comes over plain HTTP. */
function newKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  hex[6] = `4${hex[6]?.slice(1)}`;
  hex[8] = `a${hex[8]?.slice(1)}`;
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export const newDraft = (): Draft => ({ ...blankDraft, key: newKey(), savedAt: Date.now() });

export function hasText({ name, email, answers }: Draft): boolean {
  return [name, email, ...Object.values(answers)].some((text) => text.trim() !== '');
}

/** Whether there is something that a person would miss. */
export const hasInput = (draft: Draft) => draft.resume !== null || draft.receipt !== null || hasText(draft);

type SentParts = Partial<Pick<Draft, 'resume' | 'name' | 'email'>>;

/** Tells one file and applicant from another. */
export const sentPartsOf = ({ resume, name, email }: Draft): string =>
  JSON.stringify([resume?.name, resume?.file.size, name.trim(), email.trim()]);

/** Another file or applicant makes another application: with a key of its own, in place of what was sent before. */
export function withSentParts(draft: Draft, parts: SentParts): Partial<Draft> {
  if (!draft.attempted) return parts;
  return { ...parts, key: newKey(), attempted: false, receipt: null, replaces: draft.receipt?.id ?? draft.replaces };
}

/** From the beginning; what was sent before is then replaced. */
export function restarted(draft: Draft): Draft {
  return { ...newDraft(), replaces: draft.receipt?.id ?? draft.replaces };
}

/** The server has no such application any more: the same file and words, to be sent as a new one. */
export const unsent = (): Partial<Draft> => ({ key: newKey(), attempted: false, receipt: null, replaces: null });
