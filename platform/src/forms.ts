// Shared entry for forms: Formik, yup, form hooks and form-only fields. Loaded only by pages with a form.
export {
  ErrorMessage,
  FieldArray,
  Form,
  Formik,
  useField,
  useFormik,
  useFormikContext,
  type FormikErrors,
  type FormikHelpers,
  type FormikProps,
} from 'formik';
import * as yup from 'yup';

export { yup };
export { FormAlert, FormProblems } from './forms/FormProblems';
// `FormTrap` is the name in platform 1.0, which deployed remotes use.
export { Honeypot, Honeypot as FormTrap, useSendForm } from './forms/use-send-form';
export { useForm, useSubmission, type FormOptions, type FormValues, type SendOutcome } from './forms/use-form';
export { useFormFailure, type FormFailure } from './forms/use-form-errors';
export { Checkbox, Radio, Switch, type CheckboxProps, type RadioProps, type SwitchProps } from './ui/Choice/Choice';
export { TextArea, type TextAreaProps } from './ui/TextArea/TextArea';
