import { Query, type PipeTransform } from '@nestjs/common';
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { InvalidRequestError } from './app-error.ts';

/** `types[2]` and `types` are one field for who filled it in. */
const fieldName = (path: string | undefined) => path?.replace(/\[.*$/, '') || 'query';

function toFields(error: ValidationError): Record<string, string> {
  const failures = error.inner.length > 0 ? error.inner : [error];
  return Object.fromEntries(failures.map((failure) => [fieldName(failure.path), failure.message]));
}

/** Validates with a schema of shared-contracts; unknown fields are dropped. */
class SchemaPipe<Fields extends AnyObject> implements PipeTransform<unknown, Promise<unknown>> {
  constructor(private readonly schema: ObjectSchema<Fields>) {}

  async transform(value: unknown): Promise<unknown> {
    try {
      return await this.schema.validate(value ?? {}, { abortEarly: false, stripUnknown: true });
    } catch (error) {
      if (error instanceof ValidationError) throw new InvalidRequestError(toFields(error));
      throw error;
    }
  }
}

/** The query of a request, as its schema reads it. 400 `validation_failed` names the refused fields. */
export const ValidatedQuery = <Fields extends AnyObject>(schema: ObjectSchema<Fields>) => Query(new SchemaPipe(schema));
