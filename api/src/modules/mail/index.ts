export { ApplicationReceivedMail } from './application-received/application-received.mail.tsx';
export { ApplicationRefusedMail } from './application-refused/application-refused.mail.tsx';
export {
  ApplicationStatusChangedMail,
  type ToldStatus,
} from './application-status-changed/application-status-changed.mail.tsx';
export { ContactReceivedMail } from './contact-received/contact-received.mail.tsx';
export { InterviewCanceledMail } from './interview-canceled/interview-canceled.mail.tsx';
export { InterviewDroppedMail } from './interview-canceled/interview-dropped.mail.tsx';
export { InterviewPlannedMail, type InterviewPlanned } from './interview-planned/interview-planned.mail.tsx';
export { InterviewRescheduledMail } from './interview-rescheduled/interview-rescheduled.mail.tsx';
export type { MailedInterview } from './interview.texts.ts';
export type { Mail } from './mail.ts';
export { MailComposers } from './mail-composers.ts';
export { MailModule, MailWorkerModule } from './mail.module.ts';
export { MailService } from './mail.service.ts';
export { FakeMailTransport } from './transport/fake-mail-transport.ts';
export { MailTransport } from './transport/mail-transport.ts';
export { WaitlistJoinedMail } from './waitlist-joined/waitlist-joined.mail.tsx';
