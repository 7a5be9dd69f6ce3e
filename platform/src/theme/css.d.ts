/** A stylesheet as text. */
declare module '*.css' {
  const text: string;
  // oxlint-disable-next-line import/no-default-export
  export default text;
}
