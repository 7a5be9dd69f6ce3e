import { useId, useState, type ChangeEvent, type FormEvent } from 'react';
import { useToast } from 'platform';
import { useFormik } from 'platform/forms';
import type { FormTrace } from 'shared-contracts';
import { useFormAge } from './useFormAge';
import { useMessage, useProblems, type Texts } from './useProblems';
import { useSendFailure } from './useSendFailure';

interface SendFormOptions<Values extends Texts> {
  /** Every field, blank, in the order of the page. */
  blank: Values;
  /** Checks the values; its messages are keys. */
  schema: object;
  send: (values: Values & FormTrace) => Promise<{ error?: unknown }>;
  /** Heads the toast and the note of a failure. */
  failureTitle: string;
  /** Whether editing a field takes its error away until the field is left; else the error follows what is typed. */
  clearsOnEdit?: boolean;
}

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

const as = (value: string) => value;

/** A form that is sent to the team once. What was typed survives every failure. */
export function useSendForm<Values extends Texts>({ clearsOnEdit = false, ...options }: SendFormOptions<Values>) {
  const id = useId();
  const fields = Object.keys(options.blank);
  const fieldId = (field: string) => `${id}-${field}`;
  const { found, attempt, ...problems } = useProblems(fields, fieldId);
  const { form, refused, forgive, sendOrReport, ...outcome } = useSending(options, problems.report);
  const wordsOf = useMessage();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isSubmitting) return;
    problems.clear();
    void sendOrReport();
  };
  const errorOf = (field: string) => wordsOf(refused[field] ?? (form.touched[field] ? form.errors[field] : undefined));
  const inputProps = (field: keyof Values & string, clean = as) => ({
    id: fieldId(field),
    name: field,
    value: form.values[field],
    onBlur: form.handleBlur,
    onChange: ({ target }: FieldEvent) => {
      forgive(field);
      if (clearsOnEdit) void form.setFieldTouched(field, false, false);
      void form.setFieldValue(field, clean(target.value));
    },
    error: errorOf(field),
  });
  return {
    ...outcome,
    submit,
    inputProps,
    trapProps: form.getFieldProps('website'),
    isSending: form.isSubmitting,
    attempt,
    problems: found.flatMap((field) => {
      const text = errorOf(field);
      return text === undefined ? [] : [{ id: fieldId(field), text }];
    }),
  };
}

/** The values, and what became of sending them. */
function useSending<Values extends Texts>(
  { blank, schema, send, failureTitle }: SendFormOptions<Values>,
  report: (problems: Texts) => void,
) {
  const ageOf = useFormAge();
  const explain = useSendFailure(failureTitle);
  const { dismiss } = useToast();
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<Texts>({});

  const form = useFormik<Record<string, string>>({
    initialValues: { ...blank, website: '' },
    validationSchema: schema,
    onSubmit: async (values) => {
      const { error } = await send({ ...(values as Values & FormTrace), filledIn: ageOf() });
      if (error === undefined) return setSent(true);
      const { text, fields } = explain(error);
      setRefused(fields);
      report(fields);
      if (!Object.keys(blank).some((field) => fields[field] !== undefined)) setFailure(text);
    },
  });
  return {
    form,
    isSent,
    failure,
    /** What the API refused; a field's goes once it is edited. */
    refused,
    forgive: (field: string) => setRefused(({ [field]: _, ...others }) => others),
    sendOrReport: async () => {
      dismiss();
      setFailure(null);
      setRefused({});
      await form.submitForm();
      const errors = await form.validateForm();
      if (Object.keys(errors).length > 0) report(errors as Texts);
    },
  };
}
