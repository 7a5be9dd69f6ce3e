import type { Integer } from './scalars.ts';

/** Stable codes of `{ error, message, code, fields? }`. The UI translates codes, not messages. */
export const errorCodes = [
  'bad_request',
  'malformed_json',
  'validation_failed',
  'unauthenticated',
  'forbidden',
  'not_found',
  'job_not_found',
  'job_closed',
  'job_changed',
  'company_not_found',
  'blog_unavailable',
  'picture_not_found',
  'already_applied',
  'application_not_found',
  'application_withdrawn',
  'application_not_changeable',
  'application_changed',
  'application_has_address',
  'applications_elsewhere',
  'already_answered',
  'answers_missing',
  'resume_id_missing',
  'resume_missing',
  'resume_not_found',
  'resume_empty',
  'resume_not_pdf',
  'resume_encrypted',
  'resume_unreadable',
  'resume_too_large',
  'length_required',
  'payload_too_large',
  'unsupported_media_type',
  'uri_too_long',
  'too_many_requests',
  'request_timeout',
  'foreign_origin',
  'credentials_wrong',
  'verification_required',
  'second_factor_required',
  'second_factor_wrong',
  'second_factor_setup_required',
  'second_factor_active',
  'second_factor_inactive',
  'password_wrong',
  'username_taken',
  'email_taken',
  'email_read_only',
  'token_invalid',
  'token_expired',
  'account_verified',
  'address_link_required',
  'sign_in_not_found',
  'resume_limit',
  'job_already_saved',
  'saved_job_not_found',
  'note_changed',
  'interview_not_found',
  'interview_not_cancelable',
  'interview_not_changeable',
  'interview_exists',
  'interview_changed',
  'user_not_found',
  'assignment_not_found',
  'tracking_source_not_found',
  'calendar_not_found',
  'subscription_not_found',
  'saved_search_not_found',
  'saved_search_limit',
  'campaign_not_found',
  'campaign_not_changeable',
  'campaign_repeated',
  'campaign_changed',
  'schedule_changed',
  'picture_missing',
  'picture_unreadable',
  'picture_too_large',
  'remote_not_found',
  'version_not_found',
  'version_exists',
  'version_refused',
  'version_failed',
  'registry_changed',
  'registry_unavailable',
  'flip_not_possible',
  'upload_malformed',
  'internal_error',
  'service_unavailable',
  'read_only',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Body of error responses. `error` and `message` are human-readable, `code` is machine-readable. */
export interface ErrorAnswer {
  error: string;
  message: string;
  code: ErrorCode;
  /** Field name → reason: a message key of the schemas (`validation.email`) or a code. */
  fields?: Record<string, string>;
  /** With `fields`: field name → translated message, by `Accept-Language` (SPEC §5). */
  fieldTexts?: Record<string, string>;
  /** With `verification_required`: the verification mail can be sent again (SPEC §4). */
  requiresVerification?: true;
  /** Seconds until a retry, as in the header `Retry-After`. */
  retryAfterSeconds?: Integer;
  /**
   * With `job_changed`, `interview_changed`, `campaign_changed`, `schedule_changed` and `registry_changed`: the current record. With
   * `version_failed`: the record of the failed version.
   */
  current?: object;
  /** With `version_refused`: rules that the version violates, in words. */
  problems?: string[];
}

export function isErrorAnswer(value: unknown): value is ErrorAnswer {
  return typeof value === 'object' && value !== null && 'code' in value && 'error' in value;
}

/** Whether a response status means that the resource does not exist or the URL is invalid. */
export function isUnknownAddress(status: unknown): boolean {
  return status === 404 || status === 400 || status === 414;
}
