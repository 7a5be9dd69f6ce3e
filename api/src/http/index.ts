/** What modules use of the HTTP layer: routes, access, validation, errors, responses and their OpenAPI documentation. */
export {
  accessMetadata,
  accountOf,
  AnswersNothing,
  Audited,
  auditedMetadata,
  Authenticated,
  endpointMetadata,
  noteAccount,
  noteTarget,
  Public,
  Route,
  targetOf,
  type Access,
  type Target,
} from './route.decorator.ts';
export {
  type AnyEndpoint,
  documented,
  Documents,
  DocumentsErrors,
  DocumentsRecordChanged,
  type ErrorCodes,
  type Example,
  type ExampleOf,
} from './openapi/handler-docs.decorator.ts';
export { createValidator, IdempotencyKey, ValidatedBody, ValidatedQuery } from './validated.pipe.ts';
export { acknowledgement, exampleCompany, exampleHash, exampleJob, exampleUser } from './openapi/shared.examples.ts';
export { findNamed, isUuid, type Reference, toId } from './identifiers.parser.ts';
export {
  AppError,
  InvalidRequestError,
  OutdatedVersionError,
  RecordChangedError,
  requireVersion,
} from './app.errors.ts';
export { formSubmissions, looksAutomatic } from './public-form.policy.ts';
export type { ThrottleCountsRepository } from './throttle-counts.repository.ts';
export { bearerTokenOf, isRead, type Visitor, visitorOf } from './request.parser.ts';
export { ByteStream, TakesBytes } from './byte-stream.parser.ts';
export { AnswersPicture, toAttachment, toPictureAnswer } from './file.response.ts';
export { TakesUpload, UploadForm, type UploadRules } from './uploads.parser.ts';
export { answerTagged, DocumentsTag, Versioned } from './etag.interceptor.ts';
export { Prepared, type PreparedAnswer, PreparedModule } from './prepared/prepared.module.ts';
export { inSlices } from './prepared/time-slices.task.ts';
export { LimitsBody, TakesAnyBody } from './request-body.parser.ts';
