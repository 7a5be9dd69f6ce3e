/**
 * Responses of Brevo's API v3, from its reference (`POST /smtp/email`, `GET /smtp/statistics/events`) and from public
 * recordings. For tests.
 */
export const brevoAnswers = {
  taken: { status: 201, body: { messageId: '<202605120940.84018092551@smtp-relay.mailin.fr>' } },
  noSuchAddress: { status: 400, body: { code: 'invalid_parameter', message: 'email is not valid in to' } },
  wrongSender: { status: 400, body: { code: 'invalid_parameter', message: 'valid sender email required' } },
  wrongReplyTo: { status: 400, body: { code: 'invalid_parameter', message: 'replyTo is not valid' } },
  wrongKey: { status: 401, body: { code: 'unauthorized', message: 'Key not found' } },
  noCredit: { status: 402, body: { code: 'not_enough_credits', message: 'Not enough credits' } },
  tooMany: { status: 429, body: { code: 'too_many_requests', message: 'Too many requests' } },
  closed: { status: 503, body: {} },
  broken: { status: 500, body: { code: 'internal', message: 'Internal error' } },
  events: {
    status: 200,
    body: {
      events: [
        {
          email: 'maria@example.com',
          date: '2026-11-03T18:15:23.000+00:00',
          subject: 'As suas ofertas',
          messageId: '<202605120940.84018092551@smtp-relay.mailin.fr>',
          event: 'requests',
          tag: 'abc',
          from: 'ola@example.com',
        },
      ],
    },
  },
  /** Brevo omits an empty list. */
  noEvents: { status: 200, body: {} },
} as const;
