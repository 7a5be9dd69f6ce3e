import { object, string } from 'yup';
import { readVariables, type Environment } from 'server-kit';

const onOff = (name: string) => string().oneOf(['on', 'off'], `${name} has to be on or off`).default('off');

export const accountsVariables = object({
  APP_SECRET: string().min(32, 'APP_SECRET has to have 32 characters or more').required(),
  DEMO_ACCOUNTS: onOff('DEMO_ACCOUNTS'),
  EMAIL_VERIFICATION: onOff('EMAIL_VERIFICATION').default('on'),
});

export class AccountsConfig {
  constructor(
    /** Signs mailed links and encrypts secrets of authenticators. A change invalidates all of them. */
    readonly secret: string,
    /** Demo mode: creates the demo accounts, and the demo admin needs no second factor. */
    readonly demo: boolean,
    /** Whether users must confirm their address before they can sign in. */
    readonly requiresVerification: boolean,
  ) {}
}

export function readAccountsConfig(environment: Environment): AccountsConfig {
  const { APP_SECRET, DEMO_ACCOUNTS, EMAIL_VERIFICATION } = readVariables(accountsVariables, environment);
  return new AccountsConfig(APP_SECRET, DEMO_ACCOUNTS === 'on', EMAIL_VERIFICATION === 'on');
}
