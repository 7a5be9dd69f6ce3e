import type { Language } from 'shared-contracts';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface ShortNameProps {
  name: string;
  /** Maximum number of displayed characters (`limits.fileNameShown`, `limits.resumeNameShown`). */
  shown: number;
}

/** A visually truncated name. Screen readers and the tooltip get the full name. */
export function ShortName({ name, shown }: ShortNameProps) {
  const characters = Array.from(name);
  if (characters.length <= shown) return <b>{name}</b>;
  return (
    <b title={name}>
      <span aria-hidden="true">{characters.slice(0, shown).join('').trimEnd()}...</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </b>
  );
}

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** "412 KB", "1,2 MB". Units are powers of 1024, as in the 5 MB limit. */
export function fileSize(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  if (kilobytes < kilobyte) return `${kilobytes}\u00A0KB`;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return `${number.format(bytes / megabyte)}\u00A0MB`;
}

/** "ines.pdf" → "ines", the default name of a resume (SPEC §5). */
export const nameWithoutExtension = (fileName: string): string => fileName.replace(/\.[^.]*$/, '') || fileName;
