import { Controller } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import { subscribeToNewsletter, type Acknowledgement, type FormTrace, type WaitlistSignup } from 'shared-contracts';
import { waitlistSchema } from 'shared-contracts/schemas';
import { acknowledgement, type ExampleOf, formSubmissions, Public, Route, ValidatedBody } from '../../http/index.ts';
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
