import type { FormDocs, HandlerDocs } from './handler-docs.ts';
import { toJsonSchema, type JsonSchema } from './json-schema.ts';

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
  encoding?: Record<string, { contentType: string }>;
}
export type Content = Record<string, MediaType>;

export interface RequestBody {
  required: boolean;
  content: Content;
}

/** A form has no example of its own, as a file cannot be shown: its text parts have one each. */
function describeForm({ part, contentTypes }: FormDocs, schema: JsonSchema, example: unknown): MediaType {
  const { properties = {}, required = [] } = schema;
  const shown = Object.entries(example ?? {});
  const texts = Object.entries(properties).map(([name, property]) => {
    const examples = shown.flatMap(([field, value]) => (field === name ? [value as unknown] : []));
    return [name, { ...property, ...(examples.length > 0 && { examples }) }] as const;
  });
  const file: JsonSchema = { type: 'string', format: 'binary' };
  return {
    // The file is last: a server that reads a form as a stream knows the texts by then.
    schema: {
      type: 'object',
      properties: { ...Object.fromEntries(texts), [part]: file },
      required: [...required, part],
    },
    encoding: { [part]: { contentType: contentTypes.join(', ') } },
  };
}

/** What a handler reads. A form comes before JSON: generated clients send the first media type by default. */
export function describeBody({ body, form, example }: HandlerDocs): RequestBody | undefined {
  if (body === undefined && form === undefined) return undefined;
  const schema = body === undefined ? {} : toJsonSchema(body);
  if (form === undefined) {
    const shown = example?.body === undefined ? {} : { example: example.body };
    return { required: schema.required !== undefined, content: { 'application/json': { schema, ...shown } } };
  }
  const content = { 'multipart/form-data': describeForm(form, schema, example?.body) };
  return { required: true, content: form.orJson ? { ...content, 'application/json': { schema } } : content };
}
