// Shared, and loaded only where a form is: formik and yup, what a form over a call does, and the fields that only forms have.
export { ErrorMessage, FieldArray, Form, Formik, useField, useFormik, useFormikContext } from 'formik';
export type { FormikErrors, FormikHelpers, FormikProps } from 'formik';
export * as yup from 'yup';
export { FormAlert } from './forms/FormAlert';
export { FormProblems } from './forms/FormProblems';
export { FormTrap } from './forms/FormTrap';
export { useForm, type FormOptions, type FormValues, type SendOutcome } from './forms/use-form';
export { useSubmission } from './forms/use-submission';
export { useSendForm } from './forms/use-send-form';
export { useFormFailure, type FormFailure } from './forms/use-form-failure';
export { Checkbox, type CheckboxProps } from './ui/Checkbox/Checkbox';
export { Radio, type RadioProps } from './ui/Radio/Radio';
export { Switch, type SwitchProps } from './ui/Switch/Switch';
export { TextArea, type TextAreaProps } from './ui/TextArea/TextArea';
