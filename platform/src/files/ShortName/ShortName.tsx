import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';

interface ShortNameProps {
  name: string;
  /** Characters that have room (`limits.fileNameShown`, `limits.resumeNameShown`). */
  shown: number;
}

/** A name, cut for the eye; whole for readers and under the pointer. */
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
