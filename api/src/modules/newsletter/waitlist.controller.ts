import { Controller } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import { subscribeToNewsletter, type Acknowledgement, type FormTrace, type WaitlistSignup } from 'shared-contracts';
import { waitlistSchema } from 'shared-contracts/schemas';
import { Public } from '../../http/access.ts';
import { formSubmissions } from '../../http/public-form.ts';
import { Route } from '../../http/route.ts';
import { ValidatedBody } from '../../http/validated.ts';
import { WaitlistService } from './waitlist.service.ts';
import { subscribeToNewsletterExample } from './newsletter.examples.ts';

@Controller()
export class WaitlistController {
  constructor(private readonly waitlist: WaitlistService) {}

  @Route(subscribeToNewsletter, subscribeToNewsletterExample)
  @Public()
  @Throttle(formSubmissions)
  join(@ValidatedBody(waitlistSchema) signup: WaitlistSignup & FormTrace): Promise<Acknowledgement> {
    return this.waitlist.join(signup);
  }
}
