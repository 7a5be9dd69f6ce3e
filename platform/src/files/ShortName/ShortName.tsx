import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';

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
