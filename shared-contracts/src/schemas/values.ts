import { array, boolean, number, object, type ISchema, type ObjectShape } from 'yup';
import { TextSchema } from './text-schema.ts';
import { largestRowId } from '../sign-in-target.ts';
import { toIsoTime, type TimeReading } from '../iso-time.ts';

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
