import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { FormTrace } from 'shared-contracts';
import { styled } from 'styled-components';
import { useClientValue } from '../services/use-client-value';
import { useForm, type FormOptions, type SendOutcome } from './use-form';

/** Positioned off screen, because bots skip fields with `display: none`. */
const Frame = styled.div`
  position: absolute;
  left: -100vw;
`;

/** Honeypot field (`FormTrace`). It is invisible, hidden from screen readers and not focusable. */
export function Honeypot(input: ComponentProps<'input'>) {
  return (
    <Frame aria-hidden="true">
      <input {...input} type="text" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </Frame>
  );
}

/**
 * Milliseconds since the form became visible: since the page load for server-rendered forms, else since the mount. Call it
 * in event handlers.
 */
export function useFormAge(): () => number {
  const [isWritten] = useState(useClientValue(false, true));
  const since = useRef(0);
  useEffect(() => {
    since.current = isWritten ? 0 : performance.now();
  }, [isWritten]);
  return () => Math.round(performance.now() - since.current);
}

type Texts = Record<string, string>;

interface SendFormOptions<Values extends Texts> extends Omit<FormOptions<Values>, 'send'> {
  send: (values: Values & FormTrace) => Promise<SendOutcome>;
}

/**
 * A public form with bot detection. `honeypotProps` are the props of `<Honeypot>`; `trapProps` is their name in platform 1.0.
 */
export function useSendForm<Values extends Texts>({ initial, send, ...options }: SendFormOptions<Values>) {
  const ageOf = useFormAge();
  const { inputProps, ...form } = useForm<Values & { website: string }>({
    ...options,
    initial: { ...initial, website: '' },
    send: (values) => send({ ...values, filledIn: ageOf() }),
  });
  const { error: _, ...honeypotProps } = inputProps('website');
  return { ...form, inputProps, honeypotProps, trapProps: honeypotProps };
}
