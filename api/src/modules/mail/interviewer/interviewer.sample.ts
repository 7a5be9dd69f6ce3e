import { sampleInterview } from '../interview.sample.ts';
import type { MailSample } from '../mail-sample.ts';
import { InterviewerMail } from './interviewer.mail.tsx';

export const interviewerSample: MailSample = {
  name: 'interviewer',
  mail: (language) => new InterviewerMail(language, sampleInterview, 'planned'),
};
