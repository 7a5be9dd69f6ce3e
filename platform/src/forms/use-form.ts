import { useId, useState, useEffect, type ChangeEvent, type FormEvent } from 'react';
import { useFormik } from 'formik';
import { formField, type FormSubmission, type PageContext } from 'shared-contracts';
import type { TextNamespace } from '../services/language';
import { useToast, usePageContext } from '../services/use-services';
import { firstClickOnly } from '../ui/Button/first-click';
import { useFailureOf, useFieldMessage, useFormFailure, useProblems, type Texts } from './use-form-errors';

/** Form values: text, a boolean, or a list of selected values. */
export type FormValues = Record<string, string | boolean | readonly string[]>;

/** Result of sending a form, as the hook of a mutation returns it. */
export interface SendOutcome {
  error?: unknown;
}

/** Options of `useForm`. */
export interface FormOptions<Values extends FormValues> {
  /** Where the messages of the schema and of rejected calls are looked up: `validation.*`, `errors.<code>`. */
  namespace: TextNamespace;
  /** Every field, in the order of the page. */
  initial: Values;
  /** A yup schema; its messages are keys. */
  schema: object;
  send: (values: Values) => Promise<SendOutcome>;
  /** Whether the page shows the error itself, instead of the form's toast and alert. */
  isHandled?: (error: unknown) => boolean;
  /** Name of the route's `PageForm`. Without it the form requires JavaScript. */
  form?: string;
  /** Title of the error toast and alert. */
  failureTitle: string;
  /** Whether editing a field hides its error until blur. By default the field is validated on each change. */
  clearsOnEdit?: boolean;
}

type FieldEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

const as = (value: string) => value;

/**
 * A form for one API call. Validates with the API's schema, shows API errors at their fields, and keeps the values after a
 * failure. Ignores clicks while it is submitting. Without scripts the browser posts the form to its page, which renders the
 * submitted values and the API's response.
 */
export function useForm<Values extends FormValues>(options: FormOptions<Values>) {
  const { clearsOnEdit = false, form: name } = options;
  const id = useId();
  const fields = Object.keys(options.initial);
  const fieldId = (field: string) => `${id}-${field}`;
  const submission = useSubmission(name ?? '');
  const { found, attempt, ...problems } = useProblems(fields, fieldId, submission?.refusal?.data.fields ?? {});
  const { form, refused, clearServerError, sendOrReport, ...outcome } = useSending(
    options,
    submission,
    problems.report,
  );
  const messageOf = useFieldMessage(options.namespace);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isSubmitting) return;
    problems.clear();
    void sendOrReport();
  };
  const errorOf = (field: string) =>
    messageOf(refused[field] ?? (form.touched[field] ? (form.errors as Texts)[field] : undefined));
  const change = <Field extends keyof Values & string>(field: Field, value: Values[Field]) => {
    clearServerError(field);
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
    /** Whether the values differ from `initial`. */
    isChanged: form.dirty,
    isSending: form.isSubmitting,
    attempt,
    formProps: { method: 'post', noValidate: true, onSubmit: submit } as const,
    submitProps: submitProps(name, form.isSubmitting),
    change,
    errorOf,
    fieldId,
    /** Resets to `initial` or to the given values. */
    reset: (values?: Values) => {
      problems.clear();
      outcome.clear();
      form.resetForm(values === undefined ? undefined : { values });
    },
    /** Props of a text field. */
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

/** Props of the submit button. Its name and value identify the form to the HTML server. */
const submitProps = (name: string | undefined, busy: boolean) =>
  ({
    type: 'submit',
    busy,
    onClick: firstClickOnly(),
    ...(name !== undefined && { name: formField, value: name }),
  }) as const;

/** Form values and submission state. */
function useSending<Values extends FormValues>(
  { namespace, initial, schema, send, failureTitle, isHandled = () => false }: FormOptions<Values>,
  submission: FormSubmission | null,
  report: (problems: Texts) => void,
) {
  const explain = useFormFailure(namespace, failureTitle);
  const failureOf = useFailureOf(namespace);
  const { dismiss } = useToast();
  const isAboutField = (fields: Texts) => Object.keys(initial).some((field) => fields[field] !== undefined);
  // API error of the form that was posted without scripts.
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
    /** API field errors. Editing a field clears its error. */
    refused,
    clearServerError: (field: string) => setRefused(({ [field]: _, ...others }) => others),
    sendOrReport: async () => {
      dismiss();
      clear();
      await form.submitForm();
      const errors = await form.validateForm();
      if (Object.keys(errors).length > 0) report(errors as Texts);
    },
  };
}

/** Submitted values of the form's fields. Values of another type are ignored. */
function valuesOf<Values extends FormValues>({ values }: FormSubmission, initial: Values): Values {
  const entries = Object.entries(initial).map(([field, value]) => {
    const typed = values[field];
    const isSameType = typeof typed === typeof value && Array.isArray(typed) === Array.isArray(value);
    return [field, isSameType ? typed : value] as const;
  });
  return Object.fromEntries(entries) as Values;
}

/** Pages whose submission has been shown. */
const shown = new WeakSet<PageContext>();

/**
 * Returns the submission of this form if it was posted without scripts; null for other forms and for forms that are mounted
 * later.
 */
export function useSubmission(form: string): FormSubmission | null {
  const context = usePageContext();
  const [submission] = useState(() => {
    const { submission: posted } = context;
    return posted?.form === form && !shown.has(context) ? posted : null;
  });
  useEffect(() => void shown.add(context), [context]);
  return submission;
}
