import { VisuallyHidden } from 'platform';

/** Characters of a file's name that have room in the box (SPEC §9). */
const shown = 15;

/** A file's name, cut for the eye; whole for readers and under the pointer. */
export function FileName({ name }: { name: string }) {
  const characters = Array.from(name);
  if (characters.length <= shown) return <b>{name}</b>;
  return (
    <b title={name}>
      <span aria-hidden="true">{characters.slice(0, shown).join('')}…</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </b>
  );
}
