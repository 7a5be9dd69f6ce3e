import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type Language } from 'shared-contracts';
import { renderMail } from './layout/render-mail.tsx';
import { sampleSite, type MailSample } from './mail-sample.ts';
import { mailSamples } from './samples.ts';
import type { InlineImage } from './transport/mail-transport.ts';

/** `npm run mails`: renders every sample mail as HTML and text into a folder, with an index. */
const folder = join(process.cwd(), '.data', 'mails');

async function write({ name, mail }: MailSample, language: Language): Promise<string> {
  const { html, text, subject, images } = await renderMail(mail(language), sampleSite);
  const file = `${name}.${language}`;
  // Browsers do not resolve attached images.
  const page = images.reduce((done, image) => done.replaceAll(`cid:${image.id}`, asAddress(image)), html);
  await writeFile(join(folder, `${file}.html`), page);
  await writeFile(join(folder, `${file}.txt`), text);
  return `<li>${file}: <a href="${file}.html">HTML</a>, <a href="${file}.txt">text</a>: ${escaped(subject)}</li>`;
}

const asAddress = ({ contentType, bytes }: InlineImage) => `data:${contentType};base64,${bytes.toString('base64')}`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

await mkdir(folder, { recursive: true });
const entries: string[] = [];
for (const sample of mailSamples) {
  for (const language of languages) entries.push(await write(sample, language));
}
const index = join(folder, 'index.html');
await writeFile(index, `<!doctype html><meta charset="utf-8"><title>Mails</title><ul>${entries.join('\n')}</ul>`);
process.stdout.write(`${index}\n`);
