const shape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What is no UUID names no row; the database would refuse to compare it. */
export const isUuid = (text: string): boolean => shape.test(text);
