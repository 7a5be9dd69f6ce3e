import { languages } from 'shared-contracts';
import { renderMail } from './layout/mail.layout.tsx';
import { findMails, loadSample } from './mail-samples.service.ts';
import { sampleLink, sampleSite } from './mail.types.ts';

const mails = findMails();
const cases = mails.flatMap((file) => languages.map((language) => ({ ...file, language })));

it('finds the mails of all modules', () => {
  expect(mails.length).toBeGreaterThan(5);
  expect(mails.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['verification', 'job-alert', 'contact-received']),
  );
});

it.each(cases)(
  '$name in $language renders a document in its language with one heading, and plain text with the same content',
  async (one) => {
    const mail = (await loadSample(one))(one.language);
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
    // Renaming an identifier in the whole repository must not change a word of a mail.
    const words = [mail.preview, subject, text].join(' ').split(/\s/);
    expect(words.filter((word) => /[a-z][A-Z]/.test(word) && !/[/@]/.test(word))).toEqual([]);
  },
);

it.each(mails)('$name has a separate subject in Portuguese, without Brazilian forms', async (file) => {
  const mail = await loadSample(file);
  const [pt, en] = await Promise.all(languages.map((language) => renderMail(mail(language), sampleSite)));
  expect(pt?.subject).not.toBe(en?.subject);
  expect(pt?.text).not.toMatch(/(?<!\p{L})você(?!\p{L})|!/iu);
});
