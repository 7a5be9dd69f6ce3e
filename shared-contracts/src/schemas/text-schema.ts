import { StringSchema, ValidationError } from 'yup';
import { countCharacters } from '../count-characters.ts';

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
export class TextSchema extends StringSchema {
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
