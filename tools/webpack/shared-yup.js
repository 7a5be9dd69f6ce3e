import { yup } from 'platform/forms';

/** The parts of yup that the schemas of shared-contracts use. A missing one is a build error. */
export const { array, boolean, lazy, mixed, number, object, ref, StringSchema, ValidationError } = yup;
