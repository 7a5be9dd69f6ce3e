import type { BrevoEvent } from 'shared-contracts';
import type { Example } from '../../../http/openapi/handler-docs.decorator.ts';

export const brevoEvent: Example<undefined, BrevoEvent> = {
  answer: undefined,
  body: {
    event: 'hard_bounce',
    email: 'maria.joao@example.com',
    'message-id': '<202603020940.84018092551@smtp-relay.mailin.fr>',
    ts_event: 1_772_444_400,
    tags: ['3f0c6a52-8d1e-4b7a-9c65-0e2f4d81b7a9'],
    reason: '550 5.1.1 mailbox unavailable',
  },
};
