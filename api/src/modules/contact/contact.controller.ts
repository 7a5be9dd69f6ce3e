import { Controller } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import { sendContactMessage, type Acknowledgement, type ContactMessage, type FormTrace } from 'shared-contracts';
import { contactSchema } from 'shared-contracts/schemas';
import {
  acknowledgement,
  type ExampleOf,
  exampleUser,
  formSubmissions,
  Public,
  Route,
  ValidatedBody,
} from '../../http/index.ts';
import { ContactService } from './contact.service.ts';

const sendContactMessageExample: ExampleOf<typeof sendContactMessage> = {
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

@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Route(sendContactMessage, sendContactMessageExample)
  @Public()
  @Throttle(formSubmissions)
  send(@ValidatedBody(contactSchema) message: ContactMessage & FormTrace): Promise<Acknowledgement> {
    return this.contact.receive(message);
  }
}
