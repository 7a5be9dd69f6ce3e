import { isApiError } from 'platform';

/** Assigns an error to a field by its code, so that `useForm` shows `errors.<code>` at that field. */
export function atField(error: unknown, fieldOf: Readonly<Record<string, string>>): unknown {
  if (!isApiError(error)) return error;
  const { code, fields } = error.data;
  const field = fieldOf[code];
  return field === undefined ? error : { ...error, data: { ...error.data, fields: { ...fields, [field]: code } } };
}
