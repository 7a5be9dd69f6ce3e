import { sampleLink, type MailSample } from '../mail-sample.ts';
import { AddressLinkMail } from './address-link.mail.tsx';

export const addressLinkSample: MailSample = {
  name: 'address-link',
  mail: (language) =>
    new AddressLinkMail(language, {
      name: 'Maria João',
      username: 'maria.joao',
      registeredAt: '2026-11-23T09:41:00Z',
      link: sampleLink('/link-address?token='),
      forgotUrl: sampleLink('/auth?mode=forgot&t='),
    }),
};
