import {
  expandTemplate,
  getCompanyLogo,
  limits,
  truncate,
  type Company,
  type CompanyAnswers,
  type CompanyCard,
  type CompanyFigures,
  type CompanySummary,
  type HomeCompanies,
} from 'shared-contracts';
import { placeById } from 'shared-contracts/gazetteer';
import { municipalityOf } from 'shared-contracts/gazetteer/municipality-of';
import type { CompanyRecord } from './companies.repository.ts';
import type { HiringCompany } from './company-directory.policy.ts';

/** Address of a stored logo on our own origin. */
export function logoUrl(hash: string | null): string | null {
  return hash === null ? null : expandTemplate(getCompanyLogo.template, { hash });
}

type NamedCompany = Pick<CompanyRecord, 'id' | 'name' | 'slug' | 'logoHash' | 'industry' | 'location' | 'jobCount'>;

function toNamedCompany({ id, name, slug, logoHash, industry, location, jobCount }: NamedCompany) {
  const logo = logoUrl(logoHash);
  return { id, name, slug, logoUrl: logo, logo, industry, location, jobCount };
}

/** A sentence of fewer characters is probably an abbreviation. */
const shortestSentence = 20;

/** The first sentence of a description, truncated. */
function teaserOf(description: string): string {
  const text = description.replaceAll(/\s+/g, ' ').trim();
  const end = text.slice(shortestSentence).search(/[.!?] /);
  const sentence = end === -1 ? text : text.slice(0, shortestSentence + end + 1);
  return truncate(sentence, limits.companyTeaserCharacters);
}

export function toCompanyCardResponse(
  company: HiringCompany,
  answers: ReadonlyMap<number, CompanyAnswers>,
): CompanyCard {
  const { description, cities, areas, payCount } = company;
  return {
    ...toNamedCompany(company),
    description: description === null ? null : teaserOf(description),
    payCount,
    cities: cities.slice(0, limits.companyCardCities).map(({ name }) => name),
    cityCount: cities.length,
    areas: areas.slice(0, limits.companyCardAreas).map(({ slug }) => slug),
    answerDays: answers.get(company.id)?.medianDays ?? null,
  };
}

export const toHomeCompany = ({
  id,
  name,
  slug,
  logoHash,
  jobCount,
}: HiringCompany): HomeCompanies['items'][number] => ({
  id,
  name,
  slug,
  logoUrl: logoUrl(logoHash),
  jobCount,
});

/** The seat of a city's municipality. */
function pointOf(city: string) {
  const municipality = municipalityOf(city, null);
  return (municipality === null ? null : placeById(municipality))?.point ?? null;
}

/** Figures of a company's open jobs. `company`: null without open jobs. */
export function toOpenJobFigures(
  company: HiringCompany | null,
): Pick<CompanyFigures, 'areas' | 'cities' | 'remote' | 'pay'> {
  return {
    areas: company?.areas.map(({ slug, name, count }) => ({ slug, name, count })) ?? [],
    cities: company?.cities.map(({ name, count }) => ({ name, count, point: pointOf(name) })) ?? [],
    remote: company?.workplaces.remote ?? 0,
    pay: { stated: company?.payCount ?? 0, open: company?.jobCount ?? 0 },
  };
}

export function toCompanySummaryResponse(company: CompanyRecord): CompanySummary {
  const { website, description, employees } = company;
  return { ...toNamedCompany(company), website, description, employees };
}

export function toCompanyResponse(company: CompanyRecord): Company {
  return { ...toCompanySummaryResponse(company), externalId: company.externalId };
}
