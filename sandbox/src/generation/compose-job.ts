import { mixSeed, Random } from '../random.ts';
import { contractFormFacts } from '../vocabulary/contract-forms.ts';
import { isoTime } from './calendar.ts';
import type { Employers } from './employers.ts';
import { draftJob, type JobDraft } from './job-draft.ts';
import { writeJob } from './job-text.ts';
import type { JobRecord, WireJob } from './job.types.ts';
import { drawPay } from './pay.ts';
import { drawMunicipality, drawPlace, type Place } from './places.ts';
import { drawQuestions } from './questions.ts';
import { spell, spellLevel } from './spellings.ts';

/** The whole job that a record stands for. The same record gives the same job. */
export function composeJob(record: JobRecord, employers: Employers): WireJob {
  const draft = draftJob(record.seed, employers);
  const random = new Random(mixSeed(record.seed, 'details'));
  const text = writeJob(record.seed, draft, record.revision);
  const pay = drawPay(record.seed, draft, record.revision);
  return {
    id: record.id,
    title: spell(random, text.title),
    company_id: draft.company.id,
    locations: drawLocations(random, draft),
    category: draft.sector.name,
    employment_types: drawTypes(random, draft),
    workplace: draft.workplace,
    experience_level: spellLevel(random, draft.level),
    description_html: text.description,
    requirements_html: text.requirements,
    benefits_html: text.benefits,
    salary: pay.salary,
    salary_text: pay.text,
    tags: random.chance(0.9) ? random.sample(draft.role.tags, random.int(1, 4)) : [],
    language: draft.wording.language,
    ...lifeOf(record),
    questions: drawQuestions(random, draft),
    ...record.written,
  };
}

/** The parts of a job that time changes. */
export function lifeOf(record: JobRecord) {
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
