import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { languages } from 'shared-contracts';
import { renderMail } from './layout/render-mail.tsx';
import { sampleLink, sampleSite } from './mail-sample.ts';
import { mailSamples } from './samples.ts';

const mailFiles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mail.tsx'))
  .map((path) => basename(path, '.mail.tsx'));

it('has a sample of every mail', () => {
  expect(mailFiles.length).toBeGreaterThan(5);
  expect(mailSamples.map(({ name }) => name).toSorted()).toEqual(mailFiles.toSorted());
});

const cases = mailSamples.flatMap((sample) => languages.map((language) => ({ ...sample, language })));

it.each(cases)(
  '$name in $language is a document in its language with one heading, and has the same content as text',
  async (one) => {
    const mail = one.mail(one.language);
    const { html, text, subject, images } = await renderMail(mail, sampleSite);
    expect(html).toMatch(one.language === 'pt' ? /<html [^<>]*lang="pt-PT"/ : /<html [^<>]*lang="en-GB"/);
    const headings = [...html.matchAll(/<h1[^<>]*>([^<]*)</g)].map(([, words]) => words);
    expect(headings).toHaveLength(1);
    for (const words of [headings[0]!, mail.reason]) expect(text).toContain(words);
    expect(html.replaceAll('&#x27;', "'")).toContain(mail.preview);
    expect(subject).not.toBe('');
    expect(images).toHaveLength(mail.hasLogo ? 1 : 0);
    const pictures = [...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src);
    const fetched = pictures.filter((src) => !images.some(({ id }) => src === `cid:${id}`));
    // Only the tracking pixel of an alert is remote.
    expect(fetched).toEqual(one.name === 'job-alert' ? [sampleLink('/api/newsletter-automation/opens/')] : []);
    expect(pictures).toHaveLength(fetched.length + images.length);
    expect(html).not.toMatch(/<link|<script|url\(|@import|undefined|\[object/);
  },
);

it.each(mailSamples)('$name has no English text in Portuguese', async ({ mail }) => {
  const [pt, en] = await Promise.all(languages.map((language) => renderMail(mail(language), sampleSite)));
  expect(pt?.subject).not.toBe(en?.subject);
  expect(pt?.text).not.toMatch(/\b(você|!)/i);
});
