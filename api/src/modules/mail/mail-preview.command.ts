import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeText } from 'entities';
import { languages, type Language } from 'shared-contracts';
import { renderMail } from './layout/mail.layout.tsx';
import { findMails, loadSample } from './mail-samples.service.ts';
import { sampleSite, type MailSample } from './mail.types.ts';
import type { InlineImage } from './transport/mail-transport.port.ts';

/** `npm run mails`: renders every sample mail as HTML and text into a folder, with an index. */
const folder = join(process.cwd(), '.data', 'mails');

async function write(name: string, sample: MailSample, language: Language): Promise<string> {
  const { html, text, subject, images } = await renderMail(sample(language), sampleSite);
  const file = `${name}.${language}`;
  // Browsers do not resolve attached images.
  const page = images.reduce((done, image) => done.replaceAll(`cid:${image.id}`, asAddress(image)), html);
  await writeFile(join(folder, `${file}.html`), page);
  await writeFile(join(folder, `${file}.txt`), text);
  return `<li>${file}: <a href="${file}.html">HTML</a>, <a href="${file}.txt">text</a>: ${escapeText(subject)}</li>`;
}

const asAddress = ({ contentType, bytes }: InlineImage) => `data:${contentType};base64,${bytes.toString('base64')}`;

await mkdir(folder, { recursive: true });
const entries: string[] = [];
for (const mail of findMails()) {
  const sample = await loadSample(mail);
  for (const language of languages) entries.push(await write(mail.name, sample, language));
}
const index = join(folder, 'index.html');
await writeFile(index, `<!doctype html><meta charset="utf-8"><title>Mails</title><ul>${entries.join('\n')}</ul>`);
process.stdout.write(`${index}\n`);
