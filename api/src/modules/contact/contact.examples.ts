import type { sendContactMessage } from 'shared-contracts';
import type { ExampleOf } from '../../http/openapi/handler-docs.decorator.ts';
import { acknowledgement, exampleUser } from '../../http/openapi/shared.examples.ts';

export const sendContactMessageExample: ExampleOf<typeof sendContactMessage> = {
  body: {
    name: 'Inês Prata',
    email: exampleUser.email,
    phone: '912345678',
    company: 'Vela Digital',
    subject: 'support',
    message: 'Não consigo enviar o meu currículo.',
  },
  answer: acknowledgement('The message has arrived.'),
};
