/** Whitespace and invisible characters: joiners, direction marks, fillers. They are valid between letters. */
const invisibleText = /^[\s\p{Cf}\p{Zs}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text contains no visible characters. */
export const isBlank = (text: string): boolean => invisibleText.test(text);
