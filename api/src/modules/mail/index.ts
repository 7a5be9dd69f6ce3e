export { AccountDeletedMail } from './account-deleted/account-deleted.mail.tsx';
export type { DeletionCause } from './account-deleted/account-deleted.texts.ts';
export { AccountExistsMail } from './account-exists/account-exists.mail.tsx';
export { AccountIdleMail } from './account-idle/account-idle.mail.tsx';
export { AddressLinkMail } from './address-link/address-link.mail.tsx';
export { AlertsConfirmationMail } from './alerts-confirmation/alerts-confirmation.mail.tsx';
export { AlertsKnownMail } from './alerts-known/alerts-known.mail.tsx';
export { ApplicationReceivedMail } from './application-received/application-received.mail.tsx';
export { ApplicationRefusedMail } from './application-refused/application-refused.mail.tsx';
export {
  ApplicationStatusChangedMail,
  type MailedStatus,
} from './application-status-changed/application-status-changed.mail.tsx';
export type { RequestedAlerts } from './requested-alerts.tsx';
export { ContactReceivedMail } from './contact-received/contact-received.mail.tsx';
export { DeletionRequestedMail } from './deletion-requested/deletion-requested.mail.tsx';
export { EmailChangeMail } from './email-change/email-change.mail.tsx';
export { EmailChangeRequestedMail } from './email-change-requested/email-change-requested.mail.tsx';
export { EmailChangedMail } from './email-changed/email-changed.mail.tsx';
export { InterviewCanceledMail } from './interview-canceled/interview-canceled.mail.tsx';
export type { CancellationCause } from './interview-canceled/interview-canceled.texts.ts';
export type { CandidateInterview } from './candidate-interview.tsx';
export { InterviewPlannedMail } from './interview-planned/interview-planned.mail.tsx';
export { InterviewRescheduledMail } from './interview-rescheduled/interview-rescheduled.mail.tsx';
export { InterviewerMail } from './interviewer/interviewer.mail.tsx';
export { interviewerMailKinds, interviewerEvents, type InterviewerEvent } from './interviewer/interviewer.texts.ts';
export { alertGreeting } from './job-alert/job-alert.mail.tsx';
export { JobAlertRenderer } from './job-alert/job-alert-renderer.tsx';
export type { MailedInterview } from './interview.texts.ts';
export { retry, type RetryOptions } from './retry.ts';
export type { Mail } from './mail.ts';
export { MailComposers, type ComposedMail } from './mail-composers.ts';
export { mailId } from './mail-id.ts';
export { MailModule, MailWorkerModule } from './mail.module.ts';
export { MailsRepository } from './mails.repository.ts';
export { MailService } from './mail.service.ts';
export { resendMails } from './resend-mails.ts';
export { SendMailHandler } from './send-mail.handler.ts';
export { OwnMailsModule } from './own-mails.ts';
export { PasswordChangedMail } from './password-changed/password-changed.mail.tsx';
export { PasswordResetMail } from './password-reset/password-reset.mail.tsx';
export { SecondFactorChangedMail } from './second-factor-changed/second-factor-changed.mail.tsx';
export type { SecondFactorChange } from './second-factor-changed/second-factor-changed.texts.ts';
export { FakeMailTransport } from './transport/fake-mail-transport.ts';
export {
  MailBusyError,
  MailRefusedError,
  MailRejectedError,
  MailTransport,
  UncertainHandoverError,
  type MailLookupResult,
  type OutgoingMail,
} from './transport/mail-transport.ts';
export { splitSender } from './transport/split-sender.ts';
export { VerificationMail } from './verification/verification.mail.tsx';
export { WaitlistJoinedMail } from './waitlist-joined/waitlist-joined.mail.tsx';
