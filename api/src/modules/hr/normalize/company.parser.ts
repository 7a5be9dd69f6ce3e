import { fieldsOf, idOf, plainText, textOf, webAddressOf, wholeNumberOf } from '../../../untrusted/values.parser.ts';

export interface NormalizedCompany {
  externalId: string;
  name: string;
  industry: string | null;
  location: string | null;
  website: string | null;
  description: string | null;
  employees: number | null;
  /** Absolute. */
  logoUrl: string | null;
}

/** An invalid row and the reason; `externalId` if the row has an id. */
export interface Refusal {
  refused: string;
  externalId: string | null;
}

/** Maps a company row to columns. Never throws. Relative logo addresses are resolved against `hrUrl`. */
export function normalizeCompany(row: unknown, hrUrl: string): NormalizedCompany | Refusal {
  const fields = fieldsOf(row);
  const externalId = idOf(fields['id']);
  const name = textOf(plainText(textOf(fields['name'], 500) ?? ''), 200);
  if (externalId === null) return { refused: 'the company has no id', externalId };
  if (name === null) return { refused: 'the company has no name', externalId };
  return {
    externalId,
    name,
    industry: textOf(fields['industry'], 100),
    location: textOf(fields['location'], 100),
    website: webAddressOf(fields['website']),
    description: textOf(plainText(textOf(fields['description'], 20_000) ?? ''), 5000),
    employees: wholeNumberOf(fields['employees'], 0, 10_000_000),
    logoUrl: webAddressOf(fields['logo_url'], `${hrUrl}/`),
  };
}
