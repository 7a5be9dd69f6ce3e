// Shared, and loaded only where a form is: formik and yup, and the fields that only forms have.
export { ErrorMessage, FieldArray, Form, Formik, useField, useFormik, useFormikContext } from 'formik';
export type { FormikErrors, FormikHelpers, FormikProps } from 'formik';
export * as yup from 'yup';
export { Checkbox, type CheckboxProps } from './ui/Checkbox/Checkbox';
export { Radio, type RadioProps } from './ui/Radio/Radio';
export { Switch, type SwitchProps } from './ui/Switch/Switch';
export { TextArea, type TextAreaProps } from './ui/TextArea/TextArea';
