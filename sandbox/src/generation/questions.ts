import type { Random } from '../random.ts';
import type { JobDraft } from './job-draft.ts';
import type { WireJob } from './job.types.ts';

const counts = [0, 0, 0, 0, 1, 1, 2, 2, 3, 4];

/** Subjects that an ad asks about once. */
const subjects = [
  /carta|desloca|transporte|viatura/i,
  /disponibilidade|horár|turnos|start/i,
  /inglês|línguas|english/i,
];

/** None on nearly half of the ads, at most four on the others. Ids count within the job. */
export function drawQuestions(random: Random, { sector, wording }: JobDraft): WireJob['questions'] {
  const count = random.pick(counts);
  const own = wording.language === 'pt' ? random.sample(sector.questions, Math.ceil(count / 2)) : [];
  const others = wording.questions.filter((question) => !own.some((asked) => sharesSubject(asked, question)));
  const texts = [...own, ...random.sample(others, count - own.length)];
  return texts.map((text, index) => ({ id: `Q-${index + 1}`, text, required: random.chance(0.65) }));
}

function sharesSubject(one: string, other: string): boolean {
  return subjects.some((subject) => subject.test(one) && subject.test(other));
}
