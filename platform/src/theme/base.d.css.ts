/** The stylesheet as text. */
declare const baseStyles: string;
// oxlint-disable-next-line import/no-default-export
export default baseStyles;
