import type { InjectOptions } from 'fastify';

export interface FormPart {
  name: string;
  /** File name, which makes the part a file. Written unescaped: any character except CR, LF and `"`. */
  filename?: string;
  type?: string;
  content: Buffer | string;
}

const boundary = 'a-boundary-of-the-tests';
export const formType = `multipart/form-data; boundary=${boundary}`;

/** Builds a form byte by byte, because `FormData` does not write most of the invalid forms that tests need. */
export function buildForm(parts: readonly FormPart[]): Buffer {
  const written = parts.flatMap(({ name, filename, type, content }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    const contentType = type === undefined ? '' : `Content-Type: ${type}\r\n`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${contentType}\r\n`;
    return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
  });
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
}

/** A form with text parts and a resume, for `inject`. */
export function formRequest(
  url: string,
  fields: Readonly<Record<string, string>>,
  resume: { filename: string; content: Buffer },
  headers: Record<string, string> = {},
): InjectOptions {
  const texts = Object.entries(fields).map(([name, content]) => ({ name, content }));
  const payload = buildForm([...texts, { name: 'resume', type: 'application/pdf', ...resume }]);
  const type = { 'content-type': formType, 'content-length': String(payload.length) };
  return { method: 'POST', url, payload, headers: { ...type, ...headers } };
}
