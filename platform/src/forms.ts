// Shared, and loaded only where a form is: formik and yup.
export { ErrorMessage, FieldArray, Form, Formik, useField, useFormik, useFormikContext } from 'formik';
export type { FormikErrors, FormikHelpers, FormikProps } from 'formik';
export * as yup from 'yup';
