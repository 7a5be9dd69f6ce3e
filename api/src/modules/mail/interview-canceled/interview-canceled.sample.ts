import { sampleInterview } from '../interview.sample.ts';
import type { MailSample } from '../mail-sample.ts';
import { InterviewCanceledMail } from './interview-canceled.mail.tsx';

export const interviewCanceledSample: MailSample = {
  name: 'interview-canceled',
  mail: (language) => new InterviewCanceledMail(language, { ...sampleInterview, canceledBy: 'company' }),
};
