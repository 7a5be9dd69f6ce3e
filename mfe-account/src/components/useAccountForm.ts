import { useSessionEnd } from 'platform';
import { useForm, type FormOptions, type FormValues } from 'platform/forms';
import { atField } from './at-field';

interface AccountFormOptions<Values extends FormValues, Answer> extends Omit<
  FormOptions<Values>,
  'namespace' | 'send' | 'isHandled' | 'form'
> {
  call: (values: Values) => Promise<{ data?: Answer | undefined; error?: unknown }>;
  onDone: (answer: Answer) => void;
}

/** Codes that are about one field, though the answer names none. */
const fieldOf: Readonly<Record<string, string>> = {
  password_wrong: 'currentPassword',
  second_factor_required: 'code',
  second_factor_wrong: 'code',
};

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
    isHandled: endSession,
    send: async (values) => {
      const { data, error } = await call(values);
      if (error !== undefined) return { error: atField(error, fieldOf) };
      onDone(data as Answer);
      return {};
    },
  });
}
