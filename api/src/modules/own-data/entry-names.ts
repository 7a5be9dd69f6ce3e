import { trimCharacters, truncate } from 'shared-contracts';

const maxCharacters = 120;
/** Characters with a special meaning in file names of some operating system. */
const unsafe = /[\p{Cc}/\\:*?"<>|]/gu;

/** A file name that is valid on every operating system. */
function safeName(name: string): string {
  const safe = trimCharacters(name.replaceAll(unsafe, '_'), /[.\s]/);
  return safe === '' ? 'file' : safe;
}

/** `cv.pdf` in the folder `resumes`; a second one becomes `cv (2).pdf`. Names are compared case-insensitively. */
export class EntryNames {
  private readonly taken = new Set<string>();

  add(folder: string | null, name: string): string {
    const { stem, extension } = split(safeName(name));
    for (let count = 1; ; count += 1) {
      const numbered = count === 1 ? stem : `${stem} (${count})`;
      const path = [folder === null ? [] : [safeName(folder)], `${numbered}${extension}`].flat().join('/');
      const key = path.normalize().toLowerCase();
      if (this.taken.has(key)) continue;
      this.taken.add(key);
      return path;
    }
  }
}

function split(name: string): { stem: string; extension: string } {
  const extension = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  return { stem: truncate(name.slice(0, name.length - extension.length), maxCharacters), extension };
}
