import { languages } from 'shared-contracts';
import { accountTexts, renderMail } from '../mail/index.ts';
import { accountDeletedMail, accountDeletedTexts } from './account-deleted.mail.tsx';

const cases = languages.flatMap((language) => (['requested', 'idle'] as const).map((cause) => ({ language, cause })));

it.each(cases)(
  'states in $language that the account was deleted, and the cause: $cause',
  async ({ language, cause }) => {
    const mail = await renderMail(accountDeletedMail(language, cause), 'https://jobs.example.com');
    const texts = { ...accountTexts[language], ...accountDeletedTexts[language] };
    expect(mail.subject).toBe(texts.subject);
    for (const words of [texts.title, texts.causes[cause], texts.applications, texts.last, texts.reason]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    const other = cause === 'idle' ? 'requested' : 'idle';
    expect(mail.text).not.toContain(texts.causes[other]);
    expect(mail.html.match(/<h1/g)).toHaveLength(1);
  },
);
