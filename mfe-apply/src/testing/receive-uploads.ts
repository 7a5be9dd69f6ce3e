import { applyToJob, type SentReceipt } from 'shared-contracts';
import { answer } from 'platform/testing';

interface SentUpload {
  key: string | null;
  /** Of the account as which it was sent. */
  applicant: string | null;
  form: FormData;
}

/** Answers uploads one after the other, the last answer for the rest, and keeps what was sent. */
export function receiveUploads(...receipts: [SentReceipt, ...SentReceipt[]]) {
  const sent: SentUpload[] = [];
  const handler = answer(applyToJob, async (request) => {
    sent.push({
      key: request.headers.get('idempotency-key'),
      applicant: request.headers.get('x-applicant-id'),
      form: await request.formData(),
    });
    return receipts[Math.min(sent.length, receipts.length) - 1] ?? receipts[0];
  });
  return { sent, handler };
}
