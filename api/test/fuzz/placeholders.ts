const owners = ['own', 'victim'] as const;
const identifiers = [
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
/** Values that give access to data without a session. The attacker knows none of the victim's. */
const keys = ['ownPassword', 'ownApplicationToken', 'ownCalendarToken', 'ownAlertsToken', 'category'] as const;

export type IdentifierName = (typeof identifiers)[number];

export type Placeholder = `${(typeof owners)[number]}${IdentifierName}` | (typeof keys)[number];

const names: readonly Placeholder[] = [
  ...owners.flatMap((owner) => identifiers.map((name): Placeholder => `${owner}${name}`)),
  ...keys,
];

/** A placeholder for a value that is known when a request is sent. No encoding changes it. */
export const placeholder = (name: Placeholder) => `zzq${name}zzq`;
export const placeholders: readonly string[] = names.map(placeholder);

const written = /zzq(\w{1,60}?)zzq/g;

/** Replaces placeholders with their values. */
export function fillIn(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replaceAll(written, (whole, name: string) =>
    (names as readonly string[]).includes(name) ? values[name as Placeholder] : whole,
  );
}
