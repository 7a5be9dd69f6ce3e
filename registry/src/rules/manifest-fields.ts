/** Why a manifest cannot be used; the message names the field. */
export class ManifestError extends Error {
  override name = 'ManifestError';
}

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown, name: string): Fields {
  const isFields = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isFields) throw new ManifestError(`${name} is not an object`);
  return value as Fields;
}

export function textOf(value: unknown, name: string, pattern: RegExp = /./): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new ManifestError(`${name} has an invalid format`);
  return value;
}

export function numberOf(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new ManifestError(`${name} is not a number`);
  return value;
}

export function listOf<T>(value: unknown, name: string, item: (value: unknown, name: string) => T): T[] {
  if (!Array.isArray(value)) throw new ManifestError(`${name} is not an array`);
  return value.map((one, index) => item(one, `${name}[${index}]`));
}

export function recordOf<T>(
  value: unknown,
  name: string,
  item: (value: unknown, name: string) => T,
): Record<string, T> {
  const entries = Object.entries(fieldsOf(value, name));
  return Object.fromEntries(entries.map(([key, one]) => [key, item(one, `${name}.${key}`)]));
}

export function oneOf<const T extends readonly string[]>(value: unknown, name: string, values: T): T[number] {
  const found = values.find((one) => one === value);
  if (found === undefined) throw new ManifestError(`${name} is not one of ${values.join(', ')}`);
  return found;
}

export function contractOne(value: unknown, name: string): 1 {
  if (value !== 1) throw new ManifestError(`${name} is not a supported contract version`);
  return value;
}

/** A file inside its folder: no parent segments, no hidden files. */
const filePattern = /^(?!.*(?:^|\/)\.)[\w][\w./@~-]*$/;
const integrityPattern = /^sha384-[A-Za-z0-9+/]{64}$/;

export const fileOf = (value: unknown, name: string) => textOf(value, name, filePattern);
export const integrityOf = (value: unknown, name: string) => textOf(value, name, integrityPattern);
export const filesOf = (value: unknown, name: string) => listOf(value, name, fileOf);

/** A file that the server runs: name and hash. */
export function serverFileOf(value: unknown, name: string): { file: string; integrity: string } {
  const fields = fieldsOf(value, name);
  return { file: fileOf(fields.file, `${name}.file`), integrity: integrityOf(fields.integrity, `${name}.integrity`) };
}
