import type { ExperienceLevel } from 'shared-contracts';
import { mixSeed, Random } from '../random.ts';
import { contractFormFacts } from '../vocabulary/contract-forms.ts';
import { isoTime } from './calendar.ts';
import type { Employers } from './companies.ts';
import { draftJob, type JobDraft } from './job-draft.ts';
import { writeJob } from './job-text.ts';
import type { JobRecord, WireJob } from './job-records.ts';
import { drawPay } from './pay.ts';
import { drawMunicipality, drawPlace, type Place } from '../vocabulary/places.ts';

/** The HR backend's representation of a record. The same record results in the same job. */
export function composeJob(record: JobRecord, employers: Employers): WireJob {
  const draft = draftJob(record.seed, employers);
  const random = new Random(mixSeed(record.seed, 'details'));
  const text = writeJob(record.seed, draft, record.revision);
  const pay = drawPay(record.seed, draft, record.revision);
  return {
    id: record.id,
    title: varyTitle(random, text.title),
    company_id: draft.company.id,
    locations: drawLocations(random, draft),
    category: draft.sector.name,
    employment_types: drawTypes(random, draft),
    workplace: draft.workplace,
    experience_level: varyLevel(random, draft.level),
    description_html: text.description,
    requirements_html: text.requirements,
    benefits_html: text.benefits,
    salary: pay.salary,
    salary_text: pay.text,
    tags: random.chance(0.9) ? random.sample(draft.role.tags, random.int(1, 4)) : [],
    language: draft.wording.language,
    ...changingFieldsOf(record),
    questions: drawQuestions(random, draft),
    ...record.written,
  };
}

/** The fields that change over time. */
export function changingFieldsOf(record: JobRecord) {
  return {
    featured: record.featured,
    featured_until: record.featuredUntil === null ? null : isoTime(record.featuredUntil),
    posted_at: isoTime(record.postedAt),
    updated_at: isoTime(record.updatedAt),
    closes_at: record.closesAt === null ? null : isoTime(record.closesAt),
    status: record.status,
  };
}

function drawLocations(random: Random, { place }: JobDraft): WireJob['locations'] {
  const places = [place];
  if (random.chance(0.06)) places.push(neighbourOf(random, place));
  if (random.chance(0.012)) places.push(drawPlace(random), drawPlace(random));
  const distinct = new Map(places.map((each) => [each.municipality.name, each]));
  return [...distinct.values()].map(({ district, municipality }) => ({
    city: municipality.name,
    district: district.name,
    country: 'PT',
  }));
}

function neighbourOf(random: Random, { district }: Place): Place {
  return { district, municipality: drawMunicipality(random, district) };
}

/** As recruiting software writes them: mostly keys, sometimes labels. */
function drawTypes(random: Random, { contract }: JobDraft): string[] {
  const { types } = contractFormFacts[contract];
  if (!random.chance(0.04)) return [...types];
  return types.map((type) => type.replaceAll('-', ' ').replaceAll(/\b\w/g, (letter) => letter.toUpperCase()));
}

const labels: Readonly<Record<ExperienceLevel, string>> = {
  entry: 'Entry Level',
  junior: 'Junior',
  mid: 'Mid Level',
  senior: 'Senior',
  expert: 'executive',
};

/** The level as key or label; sometimes missing. */
function varyLevel(random: Random, level: ExperienceLevel): string | null {
  const drawn = random.float();
  if (drawn < 0.04) return null;
  return drawn < 0.14 ? labels[level] : level;
}

/** Some titles are in capital letters or contain an emoji. */
function varyTitle(random: Random, title: string): string {
  const drawn = random.float();
  if (drawn < 0.003) return title.toUpperCase();
  if (drawn < 0.006) return `🚀 ${title}`;
  return drawn < 0.01 ? `${title} – Entrada imediata` : title;
}

const counts = [0, 0, 0, 0, 1, 1, 2, 2, 3, 4];

/** A job has at most one question per subject. */
const subjects = [
  /carta|desloca|transporte|viatura/i,
  /disponibilidade|horár|turnos|start/i,
  /inglês|línguas|english/i,
];

/** No questions for nearly half of the jobs, at most four for the others. Ids are unique within the job. */
function drawQuestions(random: Random, { sector, wording }: JobDraft): WireJob['questions'] {
  const count = random.pick(counts);
  const own = wording.language === 'pt' ? random.sample(sector.questions, Math.ceil(count / 2)) : [];
  const others = wording.questions.filter((question) => !own.some((other) => sharesSubject(other, question)));
  const texts = [...own, ...random.sample(others, count - own.length)];
  return texts.map((text, index) => ({ id: `Q-${index + 1}`, text, required: random.chance(0.65) }));
}

function sharesSubject(one: string, other: string): boolean {
  return subjects.some((subject) => subject.test(one) && subject.test(other));
}
