import { useForm, type FormOptions, type SendOutcome } from 'platform/forms';
import type { FormTrace } from 'shared-contracts';
import { shellNamespace } from '../../layout/navigation/useShellText';
import { useFormAge } from './useFormAge';

type Texts = Record<string, string>;

interface SendFormOptions<Values extends Texts> extends Omit<FormOptions<Values>, 'namespace' | 'initial' | 'send'> {
  /** Every field, blank, in the order of the page. */
  blank: Values;
  send: (values: Values & FormTrace) => Promise<SendOutcome>;
}

/** A form that is sent to the team once, with the traces that programs leave. */
export function useSendForm<Values extends Texts>({ blank, send, ...options }: SendFormOptions<Values>) {
  const ageOf = useFormAge();
  const { inputProps, ...form } = useForm<Values & { website: string }>({
    ...options,
    namespace: shellNamespace,
    initial: { ...blank, website: '' },
    send: (values) => send({ ...values, filledIn: ageOf() }),
  });
  const { error: _, ...trapProps } = inputProps('website');
  return { ...form, inputProps, trapProps };
}
