/**
 * A username for display in a mail. A word joiner after each dot prevents mail clients from linking names such as
 * `example.com`.
 */
export const shownUsername = (username: string): string => username.replaceAll('.', '.\u2060');
