import { safeUserText } from './safe-user-text.ts';

/** Name for the greeting; null if there is none or if it may not be mailed. */
export const greetingName = (name: string | null): string | null => safeUserText(name);
