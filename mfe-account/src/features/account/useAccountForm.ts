import { isApiError, useSessionEnd } from 'platform';
import { useForm, type FormOptions, type FormValues } from 'platform/forms';

interface AccountFormOptions<Values extends FormValues, Answer> extends Omit<
  FormOptions<Values>,
  'namespace' | 'send'
> {
  call: (values: Values) => Promise<{ data?: Answer | undefined; error?: unknown }>;
  onDone: (answer: Answer) => void;
}

/** A form over a call that only who is signed in may make. */
export function useAccountForm<Values extends FormValues, Answer>({
  call,
  onDone,
  ...options
}: AccountFormOptions<Values, Answer>) {
  const endSession = useSessionEnd();
  return useForm<Values>({
    ...options,
    namespace: 'mfe-account',
    send: async (values) => {
      const { data, error } = await call(values);
      if (error !== undefined) return { error: atItsField(error), isHandled: endSession(error) };
      onDone(data as Answer);
      return {};
    },
  });
}

/** Codes that are about one field, though the answer names none. */
const fieldOf: Readonly<Record<string, string>> = { password_wrong: 'currentPassword', second_factor_wrong: 'code' };

function atItsField(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { code, fields } = error.data;
  const field = fieldOf[code];
  return field === undefined ? error : { ...error, data: { ...error.data, fields: { ...fields, [field]: code } } };
}
