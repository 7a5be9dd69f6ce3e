import { Controller } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import { subscribeToNewsletter, type Acknowledgement, type FormTrace, type WaitlistSignup } from 'shared-contracts';
import { waitlistSchema } from 'shared-contracts/schemas';
import { Public } from '../../http/access.ts';
import type { ExampleOf } from '../../http/endpoint-docs.ts';
import { acknowledgement } from '../../http/openapi/examples.ts';
import { formSubmissions } from '../../http/public-form.ts';
import { Route } from '../../http/route.ts';
import { ValidatedBody } from '../../http/validated.ts';
import { WaitlistService } from './waitlist.service.ts';

const example: ExampleOf<typeof subscribeToNewsletter> = {
  body: {
    email: 'vagas@veladigital.example',
    firstName: 'Rui',
    lastName: 'Salgado',
    phone: '223456789',
    company: 'Vela Digital',
    frequency: 'monthly',
  },
  answer: acknowledgement('The company is on the list.'),
};

@Controller()
export class WaitlistController {
  constructor(private readonly waitlist: WaitlistService) {}

  @Route(subscribeToNewsletter, example)
  @Public()
  @Throttle(formSubmissions)
  join(@ValidatedBody(waitlistSchema) signup: WaitlistSignup & FormTrace): Promise<Acknowledgement> {
    return this.waitlist.join(signup);
  }
}
