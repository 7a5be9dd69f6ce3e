import { sampleInterview } from '../interview.sample.ts';
import type { MailSample } from '../mail-sample.ts';
import { InterviewRescheduledMail } from './interview-rescheduled.mail.tsx';

export const interviewRescheduledSample: MailSample = {
  name: 'interview-rescheduled',
  mail: (language) => new InterviewRescheduledMail(language, sampleInterview),
};
