/** What follows the occupation in a title: "Rececionista — turno da noite", "Rececionista | Lisboa". */
const addition = /\s[-–—|]\s/u;

/** "(m/f/d)", "(h/m)", also without parentheses at the end. Neither says more about the job. */
const genderMark = /\((?:[a-z]\/)+[a-z]\)|(?<=\s)(?:[mfhdwx]\/)+[mfhdwx]$/giu;

/** The occupation that a title names, as a search for it should be written. Not empty unless the title is blank. */
export function nameOfTitle(title: string): string {
  const [head = ''] = title.split(addition, 1);
  const name = head.replaceAll(genderMark, ' ').replaceAll(/\s+/gu, ' ').trim();
  return name === '' ? title.trim() : name;
}

/** "Enfermeiro(a)", "Enfermeira/o": a form for all. */
const bothGenders = /[(/](?:as?|os?|ras?)(?![\p{L}\p{N}])/iu;

export const namesBothGenders = (name: string): boolean => bothGenders.test(name);
