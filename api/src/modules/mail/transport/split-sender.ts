import addressparser from 'nodemailer/lib/addressparser';

/** Splits `Name <address>`. */
export function splitSender(from: string): { email: string; name?: string } {
  const [sender] = addressparser(from, { flatten: true });
  const { name = '', address = from } = sender ?? {};
  return name === '' ? { email: address } : { email: address, name };
}
