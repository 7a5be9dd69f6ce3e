/* Replaces stylis' table of vendor prefixes, which is not used. */
export const prefix = (value) => value;
