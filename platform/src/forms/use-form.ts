import { useId, useState, type ChangeEvent, type FormEvent, type MouseEvent } from 'react';
import { useFormik } from 'formik';
import { formField, type FormSubmission } from 'shared-contracts';
import { useToast } from '../services/toast/use-toast';
import { useFailureOf, useFieldMessage, useFormFailure } from './use-form-failure';
import { useProblems, type Texts } from './use-problems';
import { useSubmission } from './use-submission';

/** What a form may hold: text, a choice, several of a list. */
export type FormValues = Record<string, string | boolean | readonly string[]>;

export interface SendOutcome {
  error?: unknown;
}

export interface FormOptions<Values extends FormValues> {
  /** Where the messages of the schema and of refused calls are looked up: `validation.*`, `errors.<code>`. */
  namespace: string;
  /** Every field, in the order of the page. */
  initial: Values;
  /** A yup schema; its messages are keys. */
  schema: object;
  send: (values: Values) => Promise<SendOutcome>;
  /** Whether the page itself says what went wrong, without the form's toast and note. */
  isHandled?: (error: unknown) => boolean;
  /** Name of the `PageForm` that the route declares; without one the form needs scripts. */
  form?: string;
  /** Heads the toast and the note of a failure. */
  failureTitle: string;
  /** Whether editing a field takes its error away until the field is left; else the error follows what is typed. */
  clearsOnEdit?: boolean;
}

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

const as = (value: string) => value;

/**
 * A form over one call of the API: checks by the schema that the API has too, shows what it refuses where it belongs, and
 * keeps what was typed through every failure. A second click while it is sent does nothing. Without scripts the browser posts
 * the form to its page, where it begins with what was typed and with the API's answer.
 */
export function useForm<Values extends FormValues>(options: FormOptions<Values>) {
  const { clearsOnEdit = false, form: name } = options;
  const id = useId();
  const fields = Object.keys(options.initial);
  const fieldId = (field: string) => `${id}-${field}`;
  const submission = useSubmission(name ?? '');
  const { found, attempt, ...problems } = useProblems(fields, fieldId, submission?.refusal?.data.fields ?? {});
  const { form, refused, forgive, sendOrReport, ...outcome } = useSending(options, submission, problems.report);
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
    formProps: { method: 'post', noValidate: true, onSubmit: submit } as const,
    submitProps: submitProps(name, form.isSubmitting),
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

/** The second click of a double one sends nothing, also where the answer to the first has come already. */
const onlyFirstClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** Of the button: it names the form to the HTML server. */
const submitProps = (name: string | undefined, busy: boolean) =>
  ({
    type: 'submit',
    busy,
    onClick: onlyFirstClick,
    ...(name !== undefined && { name: formField, value: name }),
  }) as const;

/** The values, and what became of sending them. */
function useSending<Values extends FormValues>(
  { namespace, initial, schema, send, failureTitle, isHandled = () => false }: FormOptions<Values>,
  submission: FormSubmission | null,
  report: (problems: Texts) => void,
) {
  const explain = useFormFailure(namespace, failureTitle);
  const failureOf = useFailureOf(namespace);
  const { dismiss } = useToast();
  const isAboutField = (fields: Texts) => Object.keys(initial).some((field) => fields[field] !== undefined);
  // What the posted form was answered.
  const refusal = submission?.refusal ?? null;
  const [first] = useState(() => (refusal === null || isHandled(refusal) ? null : failureOf(refusal)));
  const [typed] = useState(() => submission && valuesOf(submission, initial));
  const [isSent, setSent] = useState(submission !== null && refusal === null);
  const [failure, setFailure] = useState(first === null || isAboutField(first.fields) ? null : first.text);
  const [refused, setRefused] = useState<Texts>(first?.fields ?? {});
  const clear = () => {
    setSent(false);
    setFailure(null);
    setRefused({});
  };

  const form = useFormik<Values>({
    initialValues: typed ?? initial,
    validationSchema: schema,
    onSubmit: async (values) => {
      const { error } = await send(values);
      if (error === undefined) return setSent(true);
      if (isHandled(error)) return;
      const { text, fields } = explain(error);
      setRefused(fields);
      report(fields);
      if (!isAboutField(fields)) setFailure(text);
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

/** What was typed into the fields of the form; a value of another type than the field's is left out. */
function valuesOf<Values extends FormValues>({ values }: FormSubmission, initial: Values): Values {
  const entries = Object.entries(initial).map(([field, value]) => {
    const typed = values[field];
    const isSameType = typeof typed === typeof value && Array.isArray(typed) === Array.isArray(value);
    return [field, isSameType ? typed : value] as const;
  });
  return Object.fromEntries(entries) as Values;
}
