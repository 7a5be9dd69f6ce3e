import { yup } from 'platform/forms';

/** What the schemas of shared-contracts are made of. One that is missing here is a build error. */
export const { array, boolean, lazy, mixed, number, object, ref, StringSchema, ValidationError } = yup;
