import { ValidationError, type Schema } from 'yup';

/** Field → message key of its first failure, as reported by Formik and the API. */
export async function failuresOf(schema: Schema, value: unknown): Promise<Record<string, string>> {
  const error: unknown = await schema.validate(value, { abortEarly: false }).catch((failure: unknown) => failure);
  if (!(error instanceof ValidationError)) return {};
  return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]));
}
