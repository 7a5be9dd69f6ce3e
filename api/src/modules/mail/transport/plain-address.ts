const plain = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/;

/** Whether the text is exactly one address: no list, no name, no line break. */
export const isPlainAddress = (text: string) => plain.test(text);
