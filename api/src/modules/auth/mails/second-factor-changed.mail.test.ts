import { languages } from 'shared-contracts';
import { accountTexts, greeting, renderMail } from '../../mail/index.ts';
import { secondFactorChangedMail, secondFactorChangedTexts } from './second-factor-changed.mail.tsx';

const link = 'https://jobs.example.com/account';
const times = { pt: '5 nov, 2026, 14:05', en: '5 Nov, 2026, 14:05' };
const cases = languages.flatMap((language) =>
  (['on', 'off', 'codes'] as const).map((change) => ({ language, change })),
);

it.each(cases)(
  'states in $language that the change is "$change", its time, and how to react',
  async ({ language, change }) => {
    const facts = { firstName: 'Ana', change, at: '2026-11-05T14:05:00Z', link };
    const mail = await renderMail(secondFactorChangedMail(language, facts), 'https://jobs.example.com');
    const texts = { ...accountTexts[language], ...secondFactorChangedTexts[language] };
    const moment = times[language].replaceAll(' ', '\u00A0');
    expect(mail.subject).toBe(texts.titles[change]);
    for (const words of [greeting('Ana', language), texts.changed[change](moment), texts.notYou, texts.reason]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    expect(mail.text).toContain(link);
    expect(mail.html.match(/<h1/g)).toHaveLength(1);
  },
);

it('omits a name that is an advertisement', async () => {
  const facts = { firstName: 'premios.example.com', change: 'on', at: '2026-11-05T14:05:00Z', link } as const;
  const { html } = await renderMail(secondFactorChangedMail('pt', facts), 'https://jobs.example.com');
  expect(html).not.toContain('premios');
});
