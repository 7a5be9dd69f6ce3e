const people = ['own', 'victim'] as const;
const things = [
  'UserId',
  'Username',
  'Email',
  'Resume',
  'Application',
  'Interview',
  'SavedJob',
  'Search',
  'SignIn',
  'Job',
  'JobSlug',
  'Company',
  'CompanySlug',
] as const;
/** What opens a thing to whoever has it: of the victim's, nobody has any. */
const keys = ['ownPassword', 'ownApplicationToken', 'ownCalendarToken', 'ownAlertsToken', 'category'] as const;

export type Thing = (typeof things)[number];

export type Placeholder = `${(typeof people)[number]}${Thing}` | (typeof keys)[number];

const names: readonly Placeholder[] = [
  ...people.flatMap((person) => things.map((thing): Placeholder => `${person}${thing}`)),
  ...keys,
];

/** What stands for a value that is known only when a request is sent: one that survives every encoding. */
export const placeholder = (name: Placeholder) => `zzq${name}zzq`;
export const placeholders: readonly string[] = names.map(placeholder);

const written = /zzq(\w{1,60}?)zzq/g;

/** Puts the values in place of what stands for them. */
export function fillIn(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replaceAll(written, (whole, name: string) =>
    (names as readonly string[]).includes(name) ? values[name as Placeholder] : whole,
  );
}
