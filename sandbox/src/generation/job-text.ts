import { escapeUTF8 as escapeHtml } from 'entities';
import { mixSeed, Random } from '../random.ts';
import type { JobDraft } from './job-draft.ts';
import { bulletList, fillPhrase, paragraph } from './phrases.ts';

export interface JobText {
  title: string;
  description: string;
  requirements: string | null;
  benefits: string | null;
}

/** The texts of a draft. `revision` changes only the benefits, so an edited job remains recognizable. */
export function writeJob(seed: number, draft: JobDraft, revision: number): JobText {
  const random = new Random(mixSeed(seed, 'text'));
  const values = phraseValues(draft);
  return {
    title: writeTitle(random, draft),
    description: writeDescription(random, draft, values),
    requirements: random.chance(0.95) ? writeRequirements(random, draft) : null,
    benefits: writeBenefits(new Random(mixSeed(seed, 'benefits', revision)), draft),
  };
}

function phraseValues({ company, place, wording }: JobDraft): Record<string, string> {
  return {
    ...wording.companyForms(company),
    faz: company.activity,
    diz: company.selfDescription,
    pessoas: String(company.employees),
    sede: wording.within(company.place.municipality),
    cidade: wording.within(place.municipality),
  };
}

function writeTitle(random: Random, { role, level, contract, wording, place }: JobDraft): string {
  const hasLadder =
    role.setting === 'digital' || (role.setting === 'office' && 'junior' in role.pay && 'mid' in role.pay);
  const intern = contract.endsWith('internship');
  const levelled = hasLadder && !intern && random.chance(0.6) ? wording.levelled(role.title, level) : role.title;
  const neutral = random.chance(0.42) ? `${levelled} (m/f/d)` : levelled;
  const titled = intern ? wording.internship(neutral) : neutral;
  return [
    titled,
    ...titleEndings(random, { role, contract, wording }),
    ...(random.chance(0.04) ? [place.municipality.name] : []),
  ].join(' — ');
}

function titleEndings(
  random: Random,
  { role, contract, wording }: Pick<JobDraft, 'role' | 'contract' | 'wording'>,
): string[] {
  if (contract === 'weekend') return [wording.weekend];
  if (contract === 'part-time' && random.chance(0.6)) return [wording.partTime];
  return role.focus && random.chance(0.6) ? [random.pick(role.focus)] : [];
}

function writeDescription(random: Random, draft: JobDraft, values: Record<string, string>): string {
  const { role, sector, wording } = draft;
  const pick = (phrases: readonly string[]) => fillPhrase(random.pick(phrases), values);
  const company = paragraph(`${pick(wording.companyIntroductions)}${isForClient(draft) ? wording.forClient : ''}`);
  const lead = paragraph(pick(role.lead));
  const contexts = wording.contexts.length > 0 ? wording.contexts : sector.context;
  const context = random.sample(contexts, random.int(1, 2)).map(paragraph).join('');
  const tasks = writeTasks(random, draft);
  const terms = paragraph(`${pick(wording.contracts[draft.contract])} ${whenAndWhere(random, draft, pick)}`);
  const closing = pick(wording.closings);
  const opening = random.chance(0.5) ? company + lead : lead + company;
  const middle = random.chance(0.6) ? context + tasks : tasks + context;
  return `${opening}${middle}${terms}${closing ? paragraph(closing) : ''}`;
}

/** An agency recruits for another company. */
function isForClient({ company, sector }: JobDraft): boolean {
  return company.branch === 'trabalho temporário' && sector.name !== 'Recursos Humanos';
}

function writeTasks(random: Random, { role, sector, wording }: JobDraft): string {
  const shared = wording.language === 'pt' ? random.sample(sector.tasks, 1) : [];
  const heading = escapeHtml(random.pick(wording.taskHeadings));
  const tasks = [...random.sample(role.tasks, random.int(3, 4)), ...(random.chance(0.6) ? shared : [])];
  return (random.chance(0.7) ? `<h3>${heading}</h3>` : `<p><strong>${heading}</strong></p>`) + bulletList(tasks);
}

function whenAndWhere(random: Random, draft: JobDraft, pick: (phrases: readonly string[]) => string): string {
  const place = pick(draft.wording.workplaces[draft.workplace]);
  const fixed = draft.contract === 'weekend' || draft.contract === 'part-time' || draft.workplace === 'remote';
  if (fixed || draft.wording.language === 'en') return place;
  return `${place} ${random.pick(schedulesOf(draft))}`;
}

/** Office roles have office hours, also at a factory. */
function schedulesOf({ role, sector }: JobDraft): readonly string[] {
  if (role.setting === 'site') return sector.schedules;
  const office = sector.schedules.filter((schedule) => /^(Segunda a sexta, das (8|9)|Horário flexível)/.test(schedule));
  return office.length > 0 ? office : ['Segunda a sexta, das 9h às 18h.'];
}

function writeRequirements(random: Random, { role, sector, level, contract, wording }: JobDraft): string {
  const shared = wording.language === 'pt' ? random.sample(sector.needs, random.int(1, 2)) : [];
  const experienceLevel = contract.endsWith('internship') ? 'entry' : level;
  return bulletList([
    random.pick(wording.experience[experienceLevel]),
    ...random.sample(role.needs, random.int(2, 3)),
    ...shared,
  ]);
}

function writeBenefits(random: Random, { sector, contract, workplace, wording }: JobDraft): string | null {
  if (contract === 'freelance' || random.chance(0.1)) return null;
  const meal = fillPhrase(random.pick(wording.mealAllowance), { alimentacao: mealAllowance(random, wording.language) });
  const own = wording.language === 'pt' ? random.sample(sector.benefits, random.int(1, 2)) : [];
  const desk = workplace === 'onsite' ? [] : random.sample(wording.deskBenefits, random.int(0, 2));
  const common = [...random.sample(wording.benefits, random.int(1, 3)), ...desk].map((ways) => random.pick(ways));
  return bulletList([...(random.chance(0.85) ? [meal] : []), ...common, ...own]);
}

/** Between the tax-free amounts for cash and for a card (2026). */
function mealAllowance(random: Random, language: string): string {
  const amount = (random.int(60, 104) / 10).toFixed(2);
  return language === 'pt' ? amount.replace('.', ',') : amount;
}
