import { array, boolean, number, object, type ISchema, type ObjectShape } from 'yup';
import { TextSchema } from './text-schema.ts';
import { largestRowId } from '../sign-in-target.ts';
import { toIsoTime, type TimeReading } from '../iso-time.ts';

// yup's own messages quote the whole value, and are no keys: what the schemas are made of says a key instead of each.

/** yup looks fields up by name and finds what every object inherits: `?constructor=1` would break it. Nobody means these. */
function withoutInherited(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const entries = Object.entries(given);
  const own = entries.filter(([name]) => !(name in Object.prototype));
  return own.length === entries.length ? given : Object.fromEntries(own);
}

/** Body or query of an endpoint, and what stands in its lists. Unknown fields are dropped by who validates. */
export const request = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields)
    .typeError('validation.request')
    .nonNullable('validation.request')
    .transform(withoutInherited)
    .noUnknown(true, 'validation.request');

export const value = (key: string) => new TextSchema().typeError(key).nonNullable(key);

/** One of the values that a program sends. */
export const choice = <Value extends string>(values: readonly Value[], key: string) => value(key).oneOf(values, key);

export const flag = (key: string) => boolean().typeError(key).nonNullable(key);

export const wholeNumber = (key: string) => number().typeError(key).nonNullable(key).integer(key);

export const rowNumber = () => wholeNumber('validation.id').min(1, 'validation.id').max(largestRowId, 'validation.id');

export const rowId = () => rowNumber().required('validation.id');

/** The same where there need not be one. */
export const clearableRowId = () => rowNumber().nullable();

/** The version of the record that a write is based on. */
export const recordVersion = () =>
  wholeNumber('validation.version').min(1, 'validation.version').max(largestRowId, 'validation.version');

/** One of the values, or none. */
export const clearableChoice = <Value extends string>(values: readonly Value[], key: string) =>
  value(key)
    .nullable()
    .oneOf([...values, null], key);

/** A moment as `toIsoTime` reads it, in UTC: a time with its zone, or a day where `day` says what it stands for here. */
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

/** yup looks at every item of a list that is too long: one more than it may have is enough to refuse it. */
export const list = <Item>(item: ISchema<Item>, max: number, key: string) =>
  array()
    .of(item)
    .typeError(key)
    .nonNullable(key)
    .transform((given: unknown) => (Array.isArray(given) ? given.slice(0, max + 1) : given))
    .max(max, key);
