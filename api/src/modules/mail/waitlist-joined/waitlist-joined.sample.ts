import type { MailSample } from '../mail-sample.ts';
import { WaitlistJoinedMail } from './waitlist-joined.mail.tsx';

export const waitlistJoinedSample: MailSample = {
  name: 'waitlist-joined',
  mail: (language) =>
    new WaitlistJoinedMail(
      language,
      {
        company: 'Vela Digital',
        firstName: 'Ana',
        lastName: 'Sá',
        email: 'ana@example.com',
        phone: '351912345678',
        frequency: 'weekly',
        updatedAt: new Date('2026-11-05T14:05:00Z'),
      },
      true,
    ),
};
