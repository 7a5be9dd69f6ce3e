import { sampleSite } from './mail-sample.ts';
import type { CandidateInterview } from './candidate-interview.tsx';

/** Interview of the sample mails. */
export const sampleInterview: CandidateInterview = {
  candidateName: 'Maria João',
  jobTitle: 'Analista de dados',
  companyName: 'Vela Digital',
  scheduledAt: '2026-11-26T10:30:00Z',
  interviewType: 'video',
  location: 'https://example.com/sala',
  interviewerName: 'Rui Prata',
  link: `${sampleSite}/account?tab=interviews`,
  calendar: { fileName: 'entrevista.ics', contentType: 'text/calendar', bytes: Buffer.from('BEGIN:VCALENDAR') },
};
