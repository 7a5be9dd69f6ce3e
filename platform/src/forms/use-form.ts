import { useId, useState, type ChangeEvent, type FormEvent } from 'react';
import { useFormik } from 'formik';
import { useToast } from '../services/toast/use-toast';
import { useFieldMessage, useFormFailure } from './use-form-failure';
import { useProblems, type Texts } from './use-problems';

/** What a form may hold: text, a choice, several of a list. */
export type FormValues = Record<string, string | boolean | readonly string[]>;

/** `isHandled`: the page itself says what went wrong, without the form's toast and note. */
export interface SendOutcome {
  error?: unknown;
  isHandled?: boolean;
}

export interface FormOptions<Values extends FormValues> {
  /** Where the messages of the schema and of refused calls are looked up: `validation.*`, `errors.<code>`. */
  namespace: string;
  /** Every field, in the order of the page. */
  initial: Values;
  /** A yup schema; its messages are keys. */
  schema: object;
  send: (values: Values) => Promise<SendOutcome>;
  /** Heads the toast and the note of a failure. */
  failureTitle: string;
  /** Whether editing a field takes its error away until the field is left; else the error follows what is typed. */
  clearsOnEdit?: boolean;
}

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

const as = (value: string) => value;

/**
 * A form over one call of the API: checks by the schema that the API has too, shows what it refuses where it belongs, and
 * keeps what was typed through every failure. A second click while it is sent does nothing.
 */
export function useForm<Values extends FormValues>({ clearsOnEdit = false, ...options }: FormOptions<Values>) {
  const id = useId();
  const fields = Object.keys(options.initial);
  const fieldId = (field: string) => `${id}-${field}`;
  const { found, attempt, ...problems } = useProblems(fields, fieldId);
  const { form, refused, forgive, sendOrReport, ...outcome } = useSending(options, problems.report);
  const wordsOf = useFieldMessage(options.namespace);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isSubmitting) return;
    problems.clear();
    void sendOrReport();
  };
  const errorOf = (field: string) =>
    wordsOf(refused[field] ?? (form.touched[field] ? (form.errors as Texts)[field] : undefined));
  const change = <Field extends keyof Values & string>(field: Field, value: Values[Field]) => {
    forgive(field);
    if (clearsOnEdit) void form.setFieldTouched(field, false, false);
    void form.setFieldValue(field, value);
  };
  const common = (field: string) => ({
    id: fieldId(field),
    name: field,
    onBlur: form.handleBlur,
    error: errorOf(field),
  });
  return {
    ...outcome,
    values: form.values,
    /** Whether something differs from `initial`. */
    isChanged: form.dirty,
    isSending: form.isSubmitting,
    attempt,
    submit,
    change,
    errorOf,
    fieldId,
    /** Back to `initial`, or to what is given. */
    reset: (values?: Values) => {
      problems.clear();
      outcome.clear();
      form.resetForm(values === undefined ? undefined : { values });
    },
    /** Of a field that holds text. */
    inputProps: (field: keyof Values & string, clean = as) => ({
      ...common(field),
      value: form.values[field] as string,
      onChange: ({ target }: FieldEvent) => change(field, clean(target.value) as Values[typeof field]),
    }),
    problems: found.flatMap((field) => {
      const text = errorOf(field);
      return text === undefined ? [] : [{ id: fieldId(field), text }];
    }),
  };
}

/** The values, and what became of sending them. */
function useSending<Values extends FormValues>(
  { namespace, initial, schema, send, failureTitle }: FormOptions<Values>,
  report: (problems: Texts) => void,
) {
  const explain = useFormFailure(namespace, failureTitle);
  const { dismiss } = useToast();
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<Texts>({});
  const clear = () => {
    setSent(false);
    setFailure(null);
    setRefused({});
  };

  const form = useFormik<Values>({
    initialValues: initial,
    validationSchema: schema,
    onSubmit: async (values) => {
      const { error, isHandled = false } = await send(values);
      if (error === undefined) return setSent(true);
      if (isHandled) return;
      const { text, fields } = explain(error);
      setRefused(fields);
      report(fields);
      if (!Object.keys(initial).some((field) => fields[field] !== undefined)) setFailure(text);
    },
  });
  return {
    form,
    isSent,
    failure,
    clear,
    /** What the API refused; a field's goes once it is edited. */
    refused,
    forgive: (field: string) => setRefused(({ [field]: _, ...others }) => others),
    sendOrReport: async () => {
      dismiss();
      clear();
      await form.submitForm();
      const errors = await form.validateForm();
      if (Object.keys(errors).length > 0) report(errors as Texts);
    },
  };
}
