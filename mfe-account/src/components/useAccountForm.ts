import { useSessionEnd } from 'platform';
import { useForm, type FormOptions, type FormValues } from 'platform/forms';
import { atField } from 'platform/jobs';

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
