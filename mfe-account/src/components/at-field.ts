import { isApiError } from 'platform';

/** A refusal that is about one field, told as such: `useForm` then shows it there. By code, as `errors.<code>` has it. */
export function atField(error: unknown, fieldOf: Readonly<Record<string, string>>): unknown {
  if (!isApiError(error)) return error;
  const { code, fields } = error.data;
  const field = fieldOf[code];
  return field === undefined ? error : { ...error, data: { ...error.data, fields: { ...fields, [field]: code } } };
}
