import { Controller } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import { clientEventLimits, reportClientEvents, type ClientEvents } from 'shared-contracts';
import { clientEventsSchema } from 'shared-contracts/schemas';
import { AnswersNothing, type ExampleOf, LimitsBody, Public, Route, ValidatedBody } from '../../http/index.ts';
import { ClientEventsService } from './client-events.service.ts';

/** Reports of one address: an office of 200 people who open three pages a minute each. */
export const clientEventsRate = { default: { ttl: 60_000, limit: 600 } };

const example: ExampleOf<typeof reportClientEvents> = {
  body: {
    path: '/jobs/:id',
    language: 'pt',
    signedIn: false,
    sampling: 1,
    remotes: [{ id: 'mfe-jobs', version: '1.4.0-8a41c0de', group: 'canary' }],
    events: [
      { remote: 'mfe-jobs', kind: 'view' },
      { remote: 'mfe-jobs', kind: 'render', code: 'TP-503', message: "Cannot read properties of null (reading 'pay')" },
    ],
    vitals: [{ name: 'LCP', value: 1820, remote: 'mfe-jobs' }],
  },
  answer: undefined,
};

@Controller()
export class ClientEventsController {
  constructor(private readonly events: ClientEventsService) {}

  @AnswersNothing()
  @Route(reportClientEvents, example)
  @Public()
  @Throttle(clientEventsRate)
  @LimitsBody(clientEventLimits.bytes)
  report(@ValidatedBody(clientEventsSchema) report: ClientEvents): Promise<void> {
    return this.events.take(report);
  }
}
