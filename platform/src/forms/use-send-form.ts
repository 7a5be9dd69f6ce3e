import type { FormTrace } from 'shared-contracts';
import { useForm, type FormOptions, type SendOutcome } from './use-form';
import { useFormAge } from './use-form-age';

type Texts = Record<string, string>;

interface SendFormOptions<Values extends Texts> extends Omit<FormOptions<Values>, 'send'> {
  send: (values: Values & FormTrace) => Promise<SendOutcome>;
}

/** A public form with bot detection. `trapProps` are the props of `<FormTrap>`. */
export function useSendForm<Values extends Texts>({ initial, send, ...options }: SendFormOptions<Values>) {
  const ageOf = useFormAge();
  const { inputProps, ...form } = useForm<Values & { website: string }>({
    ...options,
    initial: { ...initial, website: '' },
    send: (values) => send({ ...values, filledIn: ageOf() }),
  });
  const { error: _, ...trapProps } = inputProps('website');
  return { ...form, inputProps, trapProps };
}
