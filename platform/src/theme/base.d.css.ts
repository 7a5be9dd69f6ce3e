/** The stylesheet as text. */
declare const baseStyles: string;
export default baseStyles;
