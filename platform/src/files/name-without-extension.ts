/** "ines.pdf" → "ines", the default name of a resume (SPEC §5). */
export const nameWithoutExtension = (fileName: string): string => fileName.replace(/\.[^.]*$/, '') || fileName;
