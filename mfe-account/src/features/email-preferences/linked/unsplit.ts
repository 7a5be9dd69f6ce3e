/** A shortened address is one word: without it, a line may end within its ellipsis. */
export const unsplit = (email: string): string => email.replace('…', '\u2060…\u2060');
