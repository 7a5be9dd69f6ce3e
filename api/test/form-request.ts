import type { InjectOptions } from 'fastify';

export interface FormFile {
  name: string;
  content: Buffer | string;
  part?: string;
}

/** A `multipart/form-data` request as a browser sends it, for `inject`. */
export async function formRequest(
  url: string,
  fields: Readonly<Record<string, string>>,
  file: FormFile | null,
  headers: Record<string, string> = {},
): Promise<InjectOptions> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file !== null)
    form.append(file.part ?? 'resume', new Blob([new Uint8Array(Buffer.from(file.content))]), file.name);
  const request = new Request('http://form.test', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  const contentType = request.headers.get('content-type') ?? '';
  return {
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': contentType, 'content-length': String(payload.length), ...headers },
  };
}
