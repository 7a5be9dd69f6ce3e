import { accountDeletedSample } from './account-deleted/account-deleted.sample.ts';
import { accountExistsSample } from './account-exists/account-exists.sample.ts';
import { accountIdleSample } from './account-idle/account-idle.sample.ts';
import { addressLinkSample } from './address-link/address-link.sample.ts';
import { alertsConfirmationSample } from './alerts-confirmation/alerts-confirmation.sample.ts';
import { alertsKnownSample } from './alerts-known/alerts-known.sample.ts';
import { applicationReceivedSample } from './application-received/application-received.sample.ts';
import { applicationRefusedSample } from './application-refused/application-refused.sample.ts';
import { applicationStatusChangedSample } from './application-status-changed/application-status-changed.sample.ts';
import { contactReceivedSample } from './contact-received/contact-received.sample.ts';
import { deletionRequestedSample } from './deletion-requested/deletion-requested.sample.ts';
import { emailChangeSample } from './email-change/email-change.sample.ts';
import { emailChangeRequestedSample } from './email-change-requested/email-change-requested.sample.ts';
import { emailChangedSample } from './email-changed/email-changed.sample.ts';
import { interviewCanceledSample } from './interview-canceled/interview-canceled.sample.ts';
import { interviewPlannedSample } from './interview-planned/interview-planned.sample.ts';
import { interviewRescheduledSample } from './interview-rescheduled/interview-rescheduled.sample.ts';
import { interviewerSample } from './interviewer/interviewer.sample.ts';
import { jobAlertSample } from './job-alert/job-alert.sample.tsx';
import { passwordChangedSample } from './password-changed/password-changed.sample.ts';
import { passwordResetSample } from './password-reset/password-reset.sample.ts';
import { secondFactorChangedSample } from './second-factor-changed/second-factor-changed.sample.ts';
import { verificationSample } from './verification/verification.sample.ts';
import { waitlistJoinedSample } from './waitlist-joined/waitlist-joined.sample.ts';
import type { MailSample } from './mail-sample.ts';

/** One sample of every mail: the content of `npm run mails`. */
export const mailSamples: readonly MailSample[] = [
  accountDeletedSample,
  accountExistsSample,
  accountIdleSample,
  addressLinkSample,
  alertsConfirmationSample,
  alertsKnownSample,
  applicationReceivedSample,
  applicationRefusedSample,
  applicationStatusChangedSample,
  contactReceivedSample,
  deletionRequestedSample,
  emailChangeSample,
  emailChangeRequestedSample,
  emailChangedSample,
  interviewCanceledSample,
  interviewPlannedSample,
  interviewRescheduledSample,
  interviewerSample,
  jobAlertSample,
  passwordChangedSample,
  passwordResetSample,
  secondFactorChangedSample,
  verificationSample,
  waitlistJoinedSample,
];
