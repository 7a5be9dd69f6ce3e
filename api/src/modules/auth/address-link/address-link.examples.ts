import type { confirmAddressLink, requestAddressLink } from 'shared-contracts';
import type { ExampleOf } from '../../../http/openapi/handler-docs.decorator.ts';
import { acknowledgement } from '../../../http/openapi/shared.examples.ts';

export const requestAddressLinkExample: ExampleOf<typeof requestAddressLink> = {
  answer: acknowledgement('The link is in the mail.'),
};

export const confirmAddressLinkExample: ExampleOf<typeof confirmAddressLink> = {
  body: { token: 'bm90LWEtdG9rZW4' },
  answer: acknowledgement('The address is linked to the account.'),
};
