import { pickVariables } from './variables.mjs';

/** Variables that decide which processes are started, by the option that each one sets. */
const decisions = /** @type {const} */ ({
  databaseUrl: 'DATABASE_URL',
  hrBackendUrl: 'HR_BACKEND_URL',
  hrBackendToken: 'HR_BACKEND_TOKEN',
  publicUrl: 'PUBLIC_URL',
  smtpUrl: 'SMTP_URL',
  demoAccounts: 'DEMO_ACCOUNTS',
  blogUrl: 'BLOG_URL',
});

/** Default ports of `npm start`. */
const ports = /** @type {const} */ ({
  port: { name: 'PORT', usual: 3000 },
  mailWebPort: { name: 'MAIL_WEB_PORT', usual: 1080 },
  mailSmtpPort: { name: 'MAIL_SMTP_PORT', usual: 1025 },
});

/**
 * The options of `npm start` for these variables. With an external mail server, no catcher and no ports for it are needed.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Omit<import('../services.mjs').ServiceOptions, 'dataDir'>}
 */
export function startOptions(environment) {
  const chosen = Object.entries(decisions).map(([option, name]) => [option, pickVariables(environment, [name])[name]]);
  return {
    ...Object.fromEntries(chosen.filter(([, value]) => value !== undefined)),
    ...Object.fromEntries(portsOf(environment).map(({ option, number }) => [option, number])),
    environment,
  };
}

/**
 * The ports that must be free, with the variables that set them.
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function portsOf(environment) {
  const needed = Object.entries(ports).filter(([option]) => option === 'port' || !environment['SMTP_URL']?.trim());
  return needed.map(([option, { name, usual }]) => ({ option, name, number: Number(environment[name] || usual) }));
}
