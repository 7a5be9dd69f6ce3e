import type { NewInterview } from '../modules/interviews/index.ts';
import { daysFromNow, workingDay } from './demo-days.format.ts';

type Owner = Pick<NewInterview, 'userId'>;
type Subject = Pick<NewInterview, 'jobId' | 'applicationId'>;

const minutes = 60_000;

const lasting = (scheduledAt: Date, duration: number) => ({
  scheduledAt,
  endTime: new Date(scheduledAt.getTime() + duration * minutes),
});

/** An upcoming, a rescheduled and a past interview. */
export function demoInterviews(owner: Owner, upcoming: Subject, past: Subject): NewInterview[] {
  return [
    {
      ...owner,
      ...upcoming,
      ...lasting(workingDay(4, '10:30'), 45),
      location: 'https://example.com/reuniao',
      interviewType: 'video',
      interviewerName: 'Rui Prata',
      interviewerEmail: 'rui.prata@example.com',
      notes: 'Traga dois projetos de que gostaria de falar.',
      createdAt: daysFromNow(-4),
      updatedAt: daysFromNow(-4),
    },
    {
      ...owner,
      ...upcoming,
      ...lasting(workingDay(9, '15:00'), 90),
      location: 'Avenida do Exemplo, 12, 3.º andar, Lisboa',
      interviewType: 'onsite',
      interviewerName: 'Joana Teles',
      interviewerEmail: 'joana.teles@example.com',
      notes: 'Conversa com a equipa. Há estacionamento para bicicletas.',
      status: 'rescheduled',
      sequence: 1,
      createdAt: daysFromNow(-4),
      updatedAt: daysFromNow(-1),
    },
    {
      ...owner,
      ...past,
      ...lasting(workingDay(-66, '11:00'), 60),
      location: '900 000 002',
      interviewType: 'phone',
      interviewerName: 'Nuno Alves',
      interviewerEmail: 'nuno.alves@example.com',
      notes: null,
      status: 'completed',
      feedback: 'Portefólio sólido; explica bem as decisões que tomou.',
      createdAt: daysFromNow(-70),
      updatedAt: workingDay(-66, '12:00'),
    },
  ];
}
