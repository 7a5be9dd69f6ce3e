import type { ErrorAnswer, ErrorCode, FormSubmission } from 'shared-contracts';

export const refusalOf = (status: number, code: ErrorCode, details: Partial<ErrorAnswer> = {}) => ({
  status,
  data: { error: code, message: code, code, ...details },
});

/** A page that answers a form which was posted without scripts. */
export const answered = (form: string, submission: Partial<FormSubmission> = {}) => ({
  context: { submission: { form, values: {}, refusal: null, ...submission } },
});
