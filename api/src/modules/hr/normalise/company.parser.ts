import { fieldsOf, idOf, plainText, textOf, webAddressOf, wholeNumberOf } from '../../../untrusted/values.parser.ts';
import type { NormalisedCompany, Refusal } from './normalised.types.ts';

/** Maps a company row to columns. Never throws. Relative logo addresses are resolved against `hrUrl`. */
export function normaliseCompany(row: unknown, hrUrl: string): NormalisedCompany | Refusal {
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
