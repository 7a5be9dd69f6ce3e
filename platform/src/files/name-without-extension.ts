/** "ines.pdf" → "ines", the name that a resume has until somebody gives it one (SPEC §5). */
export const nameWithoutExtension = (fileName: string): string => fileName.replace(/\.[^.]*$/, '') || fileName;
