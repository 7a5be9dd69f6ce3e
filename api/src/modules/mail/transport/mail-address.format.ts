import addressparser from 'nodemailer/lib/addressparser';

const plain = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/;

/** Whether the text is exactly one address: no list, no name, no line break. */
export const isPlainAddress = (text: string) => plain.test(text);

/** Splits `Name <address>`. */
export function splitSender(from: string): { email: string; name?: string } {
  const [sender] = addressparser(from, { flatten: true });
  const { name = '', address = from } = sender ?? {};
  return name === '' ? { email: address } : { email: address, name };
}
