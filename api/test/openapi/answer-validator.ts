import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { answerComponents } from '../../src/http/openapi/answers.schema.ts';
import type { JsonSchema } from '../../src/http/openapi/json.schema.ts';
import type { Operation } from '../../src/http/openapi/operation.schema.ts';

const json = 'application/json';

/** The schema without additional properties in any object. The document itself allows additional properties in responses. */
function closed(schema: JsonSchema): JsonSchema {
  const { properties, items, anyOf, ...rest } = schema;
  return {
    ...rest,
    ...(items && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, closed(one)])),
      additionalProperties: schema.additionalProperties ?? false,
    }),
  };
}

/**
 * Compares JSON with schemas of the API's OpenAPI document. A schema is compiled at its first use; equal schemas of several apps are
 * compiled once.
 */
export class AnswerValidator {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly validators = new WeakMap<JsonSchema, ValidateFunction>();
  private readonly byText = new Map<string, ValidateFunction>();
  /** The last valid text of each schema. A list that is requested many times is parsed and validated once. */
  private readonly valid = new WeakMap<JsonSchema, string>();

  constructor() {
    addFormats.default(this.ajv);
    const schemas = Object.entries(answerComponents).map(([name, schema]) => [name, closed(schema)]);
    this.ajv.addSchema({ $id: 'document', components: { schemas: Object.fromEntries(schemas) } });
  }

  /**
   * @returns how a response differs from its operation, or null. `body` is the JSON text; null if the response has no
   * JSON body.
   */
  problemOfAnswer({ responses }: Operation, status: number, body: string | null): string | null {
    const answer = responses[status] ?? (status >= 400 ? responses.default : undefined);
    if (answer === undefined) return 'the status is not documented';
    const { content = {} } = answer;
    if (body === null) return json in content ? 'there is no JSON body' : null;
    const schema = content[json]?.schema;
    if (schema === undefined) return 'a JSON body is not documented';
    if (this.valid.get(schema) === body) return null;
    const problem = this.problemOfValue(JSON.parse(body), schema);
    if (problem === null) this.valid.set(schema, body);
    return problem;
  }

  /** @returns how a value differs from its schema, or null */
  problemOfValue(value: unknown, schema: JsonSchema): string | null {
    const validate = this.validatorOf(schema);
    if (validate(value)) return null;
    const problems = (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`,
    );
    return problems.slice(0, 5).join('; ');
  }

  private validatorOf(schema: JsonSchema): ValidateFunction {
    const known = this.validators.get(schema);
    if (known !== undefined) return known;
    const text = JSON.stringify(closed(schema)).replaceAll('"#/', '"document#/');
    const validate = this.byText.get(text) ?? this.ajv.compile(JSON.parse(text) as JsonSchema);
    this.byText.set(text, validate);
    this.validators.set(schema, validate);
    return validate;
  }
}
