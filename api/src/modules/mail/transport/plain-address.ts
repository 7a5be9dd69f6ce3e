const plain = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/;

/** One address and nothing else: no list, no name, no line break. */
export const isPlainAddress = (text: string) => plain.test(text);
