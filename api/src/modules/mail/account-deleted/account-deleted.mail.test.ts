import { languages } from 'shared-contracts';
import { accountTexts } from '../account.texts.ts';
import { renderMail } from '../layout/render-mail.tsx';
import { AccountDeletedMail } from './account-deleted.mail.tsx';
import { accountDeletedTexts } from './account-deleted.texts.ts';

const cases = languages.flatMap((language) => (['requested', 'idle'] as const).map((cause) => ({ language, cause })));

it.each(cases)(
  'states in $language that the account was deleted, and the cause: $cause',
  async ({ language, cause }) => {
    const mail = await renderMail(new AccountDeletedMail(language, cause), 'https://jobs.example.com');
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
