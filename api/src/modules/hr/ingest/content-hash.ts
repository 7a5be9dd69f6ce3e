import { hash } from 'node:crypto';

/** Grows with every change of `normalise/`: all jobs are then written anew by the next complete read. */
const normaliserVersion = 1;

type Row = Readonly<Record<string, unknown>>;

/** What docs/hr-backend.md names besides the long texts. `updated_at` is not among it: a touch alone is no change. */
function shortFields(row: Row): readonly unknown[] {
  const { id, company_id: company, title, category, tags, language, locations, workplace, status, questions } = row;
  const { employment_types: types, experience_level: level, salary, salary_text: salaryText } = row;
  const { featured, featured_until: until, posted_at: posted, closes_at: closes } = row;
  return [
    [id, company, title, category, tags, language, locations, workplace, status, questions],
    [types, level, salary, salaryText, featured, until, posted, closes],
  ];
}

/** Of a text only its length: the text itself follows, so two different rows never read the same. */
const sizeOf = (value: unknown) => (typeof value === 'string' ? `${value.length}` : value);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Tells two contents of a job apart: 32 hexadecimal digits. JSON of whole rows would cost three times as much, nearly
 * all of it for quoting the long texts.
 */
export function contentHash(row: Row): string {
  const { description_html: description, requirements_html: requirements, benefits_html: benefits } = row;
  const sizes = [sizeOf(description), sizeOf(requirements), sizeOf(benefits)];
  const head = JSON.stringify([normaliserVersion, shortFields(row), sizes]);
  return hash('sha256', head + textOf(description) + textOf(requirements) + textOf(benefits), 'hex').slice(0, 32);
}
