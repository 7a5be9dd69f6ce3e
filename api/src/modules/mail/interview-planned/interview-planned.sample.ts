import { sampleInterview } from '../interview.sample.ts';
import type { MailSample } from '../mail-sample.ts';
import { InterviewPlannedMail } from './interview-planned.mail.tsx';

export const interviewPlannedSample: MailSample = {
  name: 'interview-planned',
  mail: (language) => new InterviewPlannedMail(language, sampleInterview),
};
