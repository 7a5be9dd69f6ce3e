import { isApiError, useSessionEnd } from 'platform';
import { useForm, type FormOptions, type FormValues } from 'platform/forms';

/** Assigns an error to a field by its code, so that `useForm` shows `errors.<code>` at that field. */
export function atField(error: unknown, fieldOf: Readonly<Record<string, string>>): unknown {
  if (!isApiError(error)) return error;
  const { code, fields } = error.data;
  const field = fieldOf[code];
  return field === undefined ? error : { ...error, data: { ...error.data, fields: { ...fields, [field]: code } } };
}

interface AccountFormOptions<Values extends FormValues, Answer> extends Omit<
  FormOptions<Values>,
  'namespace' | 'send' | 'isHandled' | 'form'
> {
  call: (values: Values) => Promise<{ data?: Answer | undefined; error?: unknown }>;
  onDone: (answer: Answer) => void;
}

/** Error codes and the field that they concern; their responses name no field. */
const fieldOf: Readonly<Record<string, string>> = {
  password_wrong: 'currentPassword',
  second_factor_required: 'code',
  second_factor_wrong: 'code',
};

/** A form whose request requires a session. */
export function useAccountForm<Values extends FormValues, Answer>({
  call,
  onDone,
  ...options
}: AccountFormOptions<Values, Answer>) {
  const endSession = useSessionEnd();
  return useForm<Values>({
    ...options,
    namespace: 'mfe-account',
    isHandled: endSession,
    send: async (values) => {
      const { data, error } = await call(values);
      if (error !== undefined) return { error: atField(error, fieldOf) };
      onDone(data as Answer);
      return {};
    },
  });
}
