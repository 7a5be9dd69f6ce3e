import {
  array,
  boolean,
  mixed,
  number,
  object,
  StringSchema,
  ValidationError,
  type ISchema,
  type ObjectShape,
} from 'yup';
import { toIsoTime, type TimeReading } from '../iso-time.ts';
import { countCharacters } from '../plain-text.ts';
import { largestRowId } from '../sign-in-target.ts';

/** Maximum of a text whose schema declares none, such as a choice, a date or an identifier. */
const undeclaredMaximum = 1000;
/** Allowance for whitespace and separators that transforms remove, in UTF-16 code units. */
const removableUnits = 1000;

type Cast = Parameters<StringSchema['_cast']>;
type Validate = Parameters<StringSchema['_validate']>;

/**
 * String schema. `min` and `max` count code points. A text far above its maximum is rejected before transforms and patterns
 * run, regardless of their order in the schema.
 */
class TextSchema extends StringSchema {
  override max(max: number, message: string): this {
    const test = (given: string | null | undefined) => !given || given.length <= max || countCharacters(given) <= max;
    return this.test({ name: 'max', exclusive: true, message, params: { max }, skipAbsent: true, test });
  }

  override min(min: number, message: string): this {
    const test = (given: string | null | undefined) => typeof given !== 'string' || countCharacters(given) >= min;
    return this.test({ name: 'min', exclusive: true, message, params: { min }, skipAbsent: true, test });
  }

  protected override _cast(...[given, options]: Cast): unknown {
    return this.isFarTooLong(given) ? given : (super._cast(given, options) as unknown);
  }

  protected override _validate(...[given, options, panic, next]: Validate): void {
    if (!this.isFarTooLong(given)) return super._validate(given, options, panic, next);
    const message = this.maximum()?.message ?? 'validation.tooLong';
    next([new ValidationError(message, '', options?.path, 'max')], given);
  }

  private isFarTooLong(given: unknown): boolean {
    if (typeof given !== 'string' || given.length <= removableUnits) return false;
    const { max = undeclaredMaximum } = this.maximum() ?? {};
    return given.length > 2 * max + removableUnits;
  }

  private maximum(): { max: number; message: string } | undefined {
    const options = this.tests.map(({ OPTIONS }) => OPTIONS).find((one) => one?.name === 'max');
    const { max } = (options?.params ?? {}) as { max?: number };
    const message = typeof options?.message === 'string' ? options.message : 'validation.tooLong';
    return max === undefined ? undefined : { max, message };
  }
}

// yup's default messages quote the value and are not keys, so these schema types pass a key for each check.

/**
 * Removes names of `Object.prototype`. yup looks fields up by name and would find inherited ones, such as for
 * `?constructor=1`.
 */
function withoutInherited(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const entries = Object.entries(given);
  const own = entries.filter(([name]) => !(name in Object.prototype));
  return own.length === entries.length ? given : Object.fromEntries(own);
}

/** Schema of a body, query or list item. The caller of the validation drops unknown fields. */
export const request = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields)
    .typeError('validation.request')
    .nonNullable('validation.request')
    .transform(withoutInherited)
    .noUnknown(true, 'validation.request');

export const value = (key: string) => new TextSchema().typeError(key).nonNullable(key);

/** One of several constants. */
export const choice = <Value extends string>(values: readonly Value[], key: string) => value(key).oneOf(values, key);

export const flag = (key: string) => boolean().typeError(key).nonNullable(key);

export const wholeNumber = (key: string) => number().typeError(key).nonNullable(key).integer(key);

export const rowNumber = () => wholeNumber('validation.id').min(1, 'validation.id').max(largestRowId, 'validation.id');

export const rowId = () => rowNumber().required('validation.id');

/** An optional row id. */
export const clearableRowId = () => rowNumber().nullable();

/** The version of the record that a write is based on. */
export const recordVersion = () =>
  wholeNumber('validation.version').min(1, 'validation.version').max(largestRowId, 'validation.version');

/** One of several constants, or null. */
export const clearableChoice = <Value extends string>(values: readonly Value[], key: string) =>
  value(key)
    .nullable()
    .oneOf([...values, null], key);

/** A time parsed by `toIsoTime`: a date-time with zone, or a date if `day` specifies its time. Converted to UTC. */
export const moment = (key: string, day?: TimeReading['day']) =>
  value(key)
    .transform((given: unknown) =>
      typeof given === 'string' ? (toIsoTime(given.trim(), { zone: 'here', ...(day && { day }) }) ?? given) : given,
    )
    .test({
      name: 'moment',
      message: key,
      test: (given) => given === undefined || given === null || toIsoTime(given) !== null,
    });

/** Truncates a long list to one item above the maximum, because yup validates all items. */
export const list = <Item>(item: ISchema<Item>, max: number, key: string) =>
  array()
    .of(item)
    .typeError(key)
    .nonNullable(key)
    .transform((given: unknown) => (Array.isArray(given) ? given.slice(0, max + 1) : given))
    .max(max, key);

/** Bot detection fields (`FormTrace`). Any value is accepted, so that bots get no feedback. */
export const formTrace = { website: mixed().nullable(), filledIn: mixed().nullable() };
