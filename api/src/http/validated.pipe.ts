import { Body, createParamDecorator, Query, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { idempotencyHeader } from 'shared-contracts';
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { InvalidRequestError } from './app.errors.ts';
import { isUuid } from './identifiers.parser.ts';
import { documented } from './openapi/handler-docs.decorator.ts';

/** `type[2]` and `type` are reported as one field. */
const fieldName = (path: string | undefined) => path?.split('[', 1)[0] || 'request';

/** Only the first failure of each field, as in forms. */
function toFields(error: ValidationError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) fields[fieldName(path)] ??= message;
  return fields;
}

/** Parameters with a single value. Computed once, because yup copies the whole schema to describe it. */
function singleFields<Fields extends AnyObject>(schema: ObjectSchema<Fields>): ReadonlySet<string> {
  const fields = Object.entries(schema.describe().fields);
  return new Set(fields.filter(([, { type }]) => !['array', 'mixed'].includes(type)).map(([name]) => name));
}

/** Validates with a schema of shared-contracts; unknown fields are dropped. */
class SchemaPipe<Fields extends AnyObject> implements PipeTransform<unknown, Promise<unknown>> {
  private readonly singleFields: ReadonlySet<string>;

  constructor(private readonly schema: ObjectSchema<Fields>) {
    this.singleFields = singleFields(schema);
  }

  async transform(value: unknown): Promise<unknown> {
    const given = value ?? {};
    if (typeof given !== 'object') throw new InvalidRequestError({ request: 'validation.request' });
    const repeated = this.repeatedByMistake(given);
    if (repeated.length > 0) throw new InvalidRequestError(Object.fromEntries(repeated.map(toRepeatedField)));
    try {
      return await this.schema.validate(given, { abortEarly: false, stripUnknown: true });
    } catch (error) {
      if (error instanceof ValidationError) throw new InvalidRequestError(toFields(error));
      throw error;
    }
  }

  /** Repeated parameters with a single value in the schema, on which yup's transforms would throw. */
  private repeatedByMistake(given: object): string[] {
    const repeated = Object.entries(given).filter(([, value]) => Array.isArray(value));
    return repeated.map(([name]) => name).filter((name) => this.singleFields.has(name));
  }
}

const toRepeatedField = (name: string) => [name, 'validation.repeated'] as const;

/** Validates the query with a schema and documents it. 400 `validation_failed` with the invalid fields. */
export const ValidatedQuery = <Fields extends AnyObject>(schema: ObjectSchema<Fields>) =>
  documented(Query(new SchemaPipe(schema)), { query: schema });

/** Validates the body (JSON or the text parts of a form) with a schema and documents it. */
export const ValidatedBody = <Fields extends AnyObject>(schema: ObjectSchema<Fields>) =>
  documented(Body(new SchemaPipe(schema)), { body: schema });

/** The same as a function, for code that validates a body before the handler runs. */
export function createValidator<Fields extends AnyObject>(schema: ObjectSchema<Fields>) {
  const pipe = new SchemaPipe(schema);
  return (value: unknown): Promise<unknown> => pipe.transform(value);
}

const readKey = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers[idempotencyHeader];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !isUuid(key)) throw new InvalidRequestError({ [idempotencyHeader]: 'not a UUID' });
  return key.toLowerCase();
});

/** The `Idempotency-Key` header: a UUID in lower case, or null if it is absent. Other values are rejected. */
export const IdempotencyKey = () =>
  documented(readKey(), { headers: { 'Idempotency-Key': 'A UUID: a repeated call answers what the first one did' } });
