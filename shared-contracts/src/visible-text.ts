/** Blanks, and signs that only do something to others: joiners, direction marks, fillers. Between letters they belong. */
const nothingToSee = /^[\s\p{Cf}\p{Zs}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a reader sees nothing of a text, though it may have a length. */
export const isBlank = (text: string): boolean => nothingToSee.test(text);
