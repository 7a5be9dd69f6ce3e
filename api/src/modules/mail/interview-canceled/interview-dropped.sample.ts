import { sampleInterview } from '../interview.sample.ts';
import type { MailSample } from '../mail-sample.ts';
import { InterviewDroppedMail } from './interview-dropped.mail.tsx';

export const interviewDroppedSample: MailSample = {
  name: 'interview-dropped',
  mail: (language) => new InterviewDroppedMail(language, sampleInterview),
};
