import { Controller } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import { sendContactMessage, type Acknowledgement, type ContactMessage, type FormTrace } from 'shared-contracts';
import { contactSchema } from 'shared-contracts/schemas';
import { Public } from '../../http/access.decorator.ts';
import { formSubmissions } from '../../http/public-form.policy.ts';
import { Route } from '../../http/route.decorator.ts';
import { ValidatedBody } from '../../http/validated.pipe.ts';
import { ContactService } from './contact.service.ts';
import { sendContactMessageExample } from './contact.examples.ts';

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
