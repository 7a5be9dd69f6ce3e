import type { MailSample } from '../mail-sample.ts';
import { ContactReceivedMail } from './contact-received.mail.tsx';

export const contactReceivedSample: MailSample = {
  name: 'contact-received',
  mail: (language) =>
    new ContactReceivedMail(language, {
      name: 'Inês Prata',
      email: 'ines@example.com',
      phone: '912345678',
      company: 'Vela Digital',
      subject: 'support',
      message: 'Não consigo enviar o meu currículo.\nPodem ajudar?',
      createdAt: new Date('2026-11-05T14:05:00Z'),
    }),
};
