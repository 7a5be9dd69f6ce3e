import { languages, type Language } from 'shared-contracts';
import { greeting, renderMail, type Mail } from '../../mail/index.ts';
import { cancellationCauses, interviewCanceledMail, interviewCanceledTexts } from './interview-canceled.mail.tsx';
import { interviewTexts, type CandidateInterview } from './interview-mail.parts.tsx';
import { interviewPlannedMail, interviewPlannedTexts } from './interview-planned.mail.tsx';
import { interviewRescheduledMail, interviewRescheduledTexts } from './interview-rescheduled.mail.tsx';
import { interviewerEvents, interviewerMail, interviewerTexts } from './interviewer.mail.tsx';

const site = 'https://jobs.example.com';
const link = `${site}/account?tab=interviews`;
const calendar = { fileName: 'entrevista.ics', contentType: 'text/calendar', bytes: Buffer.from('BEGIN:VCALENDAR') };

const interview = (changes: Partial<CandidateInterview> = {}): CandidateInterview => ({
  candidateName: 'Inês Carvalho',
  jobTitle: 'Designer de Produto',
  companyName: 'Vela Digital',
  scheduledAt: '2026-07-05T09:30:00Z',
  interviewType: 'video',
  location: 'https://example.com/sala',
  interviewerName: 'Rui Prata',
  link,
  calendar,
  ...changes,
});

const kinds: Record<string, (language: Language, changes?: Partial<CandidateInterview>) => Mail> = {
  planned: (language, changes) => interviewPlannedMail(language, interview(changes)),
  rescheduled: (language, changes) => interviewRescheduledMail(language, interview(changes)),
  canceled: (language, changes) => interviewCanceledMail(language, { ...interview(changes), canceledBy: 'candidate' }),
};

const titles: Record<string, Record<Language, { title: string }>> = {
  planned: interviewPlannedTexts,
  rescheduled: interviewRescheduledTexts,
  canceled: interviewCanceledTexts,
};

const cases = Object.keys(kinds).flatMap((kind) => languages.map((language) => ({ kind, language })));

it.each(cases)(
  'states the job, time, place and interviewer in HTML and in plain text: $kind in $language',
  async (one) => {
    const { html, text, subject, attachments } = await renderMail(kinds[one.kind]!(one.language), site);
    const texts = interviewTexts[one.language];
    const moment = { pt: '5\u00A0jul,\u00A02026,\u00A010:30', en: '5\u00A0Jul,\u00A02026,\u00A010:30' }[one.language];
    const words = [
      titles[one.kind]![one.language].title,
      greeting('Inês Carvalho', one.language),
      'Designer de Produto',
      'Vela Digital',
      texts.moment(moment),
      texts.types.video,
      'https://example.com/sala',
      texts.with('Rui Prata'),
      texts.reason,
    ];
    for (const word of words) {
      expect(text).toContain(word);
      expect(html).toContain(word);
    }
    expect(text).toContain(link);
    expect(subject).toContain('Designer de Produto');
    expect(attachments).toEqual([calendar]);
    expect(html.match(/<h1/g)).toHaveLength(1);
  },
);

it.each(languages)('omits missing details in %s', async (language) => {
  const mail = interviewPlannedMail(language, interview({ location: null, interviewerName: null }));
  const { text } = await renderMail(mail, site);
  expect(text).toContain(`${interviewTexts[language].types.video}\n`);
  expect(text).not.toMatch(/null|undefined/);
});

it.each(languages)('states who canceled or why in %s', async (language) => {
  const texts = interviewCanceledTexts[language];
  for (const canceledBy of cancellationCauses) {
    const { text } = await renderMail(interviewCanceledMail(language, { ...interview(), canceledBy }), site);
    const stated = cancellationCauses.filter((cause) => text.replaceAll('\n', ' ').includes(texts.messages[cause]));
    expect(stated).toEqual([canceledBy]);
  }
});

it.each(languages.flatMap((language) => interviewerEvents.map((event) => ({ language, event }))))(
  "notifies the interviewer that the interview is $event, with the candidate's name: $language",
  async ({ language, event }) => {
    const texts = interviewerTexts[language];
    const rendered = (changes: Partial<CandidateInterview> = {}) =>
      renderMail(interviewerMail(language, interview(changes), event), site);
    const { subject, text, attachments } = await rendered();
    const own = texts.events[event];
    for (const word of [own.title, own.message('Inês Carvalho'), texts.reason, 'Rui Prata', 'Vela Digital']) {
      expect(text).toContain(word);
    }
    expect([subject, attachments]).toEqual([own.subject('Designer de Produto'), []]);
    const unnamed = (await rendered({ candidateName: null })).text;
    expect(unnamed).toContain(own.message(null));
    expect(unnamed).not.toMatch(/null|undefined/);
  },
);

it.each(languages.flatMap((language) => interviewerEvents.map((event) => ({ language, event }))))(
  'notifies an assigned user, greeted by name, that the interview is $event: $language',
  async ({ language, event }) => {
    const { assigned, events, reason } = interviewerTexts[language];
    const mail = interviewerMail(language, interview(), event, { name: 'Marta Reis' });
    const text = (await renderMail(mail, site)).text.replaceAll(/\s+/g, ' ');
    const own = event === 'planned' ? assigned.planned('Inês Carvalho') : events[event].message('Inês Carvalho');
    for (const words of [greeting('Marta Reis', language), own, assigned.reason]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain(reason);
    const unnamed = await renderMail(interviewerMail(language, interview(), event, { name: null }), site);
    expect(unnamed.text).toContain(greeting(null, language));
  },
);

it('escapes user input, and omits a name that is an advertisement', async () => {
  const changes = { jobTitle: '<script>alert(1)</script>', candidateName: 'Ganhe já em premios.example.com' };
  const { html, text } = await renderMail(interviewPlannedMail('pt', interview(changes)), site);
  expect(html).not.toContain('<script');
  expect(text).toContain('Olá.');
  expect(html).not.toContain('premios');
});
