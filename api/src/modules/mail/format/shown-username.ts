/**
 * A user name as a mail shows it. Anyone may choose any, so a word joiner after each dot keeps mail programs from turning
 * one such as `example.com` into a link.
 */
export const shownUsername = (username: string): string => username.replaceAll('.', '.\u2060');
