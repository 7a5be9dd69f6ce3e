import * as contracts from 'shared-contracts';
import { row, type AccessRow } from './access-row.ts';

const token = () => ({ variables: { token: 'token-of-a-mail' } });
const brevoEvent = () => ({ payload: { event: 'hard_bounce', email: 'maria@example.com', 'message-id': '<1@relay>' } });

/** Requests of mail clients and of the mail provider. They read no session. */
export const mailAnswerRows: readonly AccessRow[] = [
  row(contracts.openMail, [200, 200, 200, 200], token),
  row(contracts.followMailLink, [404, 404, 404, 404], token),
  // No token for Brevo is configured.
  row(contracts.receiveBrevoEvent, [404, 404, 404, 404], brevoEvent, { changes: false }),
];
