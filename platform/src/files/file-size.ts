import type { Language } from 'shared-contracts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** "412 KB", "1,2 MB". Units are powers of 1024, as in the 5 MB limit. */
export function fileSize(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  if (kilobytes < kilobyte) return `${kilobytes}\u00A0KB`;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return `${number.format(bytes / megabyte)}\u00A0MB`;
}
