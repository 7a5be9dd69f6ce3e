import { lazy, number, type TestContext } from 'yup';
import {
  applicationStatuses,
  experienceLevels,
  jobTypes,
  languages,
  salaryPeriods,
  toExperienceLevel,
  toJobType,
  workplaces,
  type JobType,
} from '../enums.ts';
import { limits } from '../limits.ts';
import { clearable, clearableLine, emailAddress, line, text } from './text.ts';
import {
  choice,
  clearableChoice,
  clearableRowId,
  flag,
  list,
  moment,
  recordVersion,
  request,
  rowId,
  value,
  wholeNumber,
} from './values.ts';

/** Converts a label to its key ("Full-time", "Mid Level"). */
const spelling = (read: (label: string) => string | null) => (given: unknown) =>
  typeof given === 'string' ? (read(given) ?? given) : given;

const jobType = () => value('validation.jobType').transform(spelling(toJobType)).oneOf(jobTypes, 'validation.jobType');

const experienceLevel = value('validation.experienceLevel')
  .nullable()
  .transform(spelling(toExperienceLevel))
  .oneOf([...experienceLevels, null], 'validation.experienceLevel');

const highestPay = 1e9;
const bound = () =>
  number()
    .typeError('validation.salary')
    .min(0.01, 'validation.salary')
    .max(highestPay, 'validation.salary')
    .nullable()
    .default(null);

interface Bounds {
  min: number | null;
  max: number | null;
}

/** At least one bound is set, and min does not exceed max. */
const isRange = ({ min, max }: Bounds) => (min === null || max === null ? min !== max : min <= max);

const figures = request({
  min: bound(),
  max: bound(),
  currency: text()
    .matches(/^[A-Za-z]{3}$/, 'validation.salary')
    .required('validation.salary'),
  period: choice(salaryPeriods, 'validation.salary').required('validation.salary'),
  payments: wholeNumber('validation.salary').min(1, 'validation.salary').max(24, 'validation.salary').nullable(),
})
  .typeError('validation.salary')
  .nullable()
  .default(undefined)
  .test({ name: 'range', message: 'validation.salary', test: (given) => !given || isRange(given) });

const place = request({
  city: line().max(limits.cityCharacters, 'validation.tooLong').required('validation.places'),
  region: clearableLine().max(limits.cityCharacters, 'validation.tooLong').default(null),
  country: text()
    .matches(/^[A-Z]{2}$/, 'validation.places')
    .required('validation.places'),
});

/** Maximum length of all cities, joined by ", ". */
const maxLocationLength = limits.jobPlaces * (limits.cityCharacters + 2);

interface Aliased {
  location?: string | null;
  places?: readonly ({ city?: unknown } | null)[];
  salaryText?: string | null;
  workplace?: string | null;
  remote?: boolean;
  type?: JobType;
  jobTypes?: readonly JobType[];
}

const parentOf = ({ parent }: TestContext) => parent as Aliased;

/** Aliased fields may both be sent, as in responses, but must agree. */
function agreesWithWorkplace(this: TestContext, remote: boolean | undefined): boolean {
  const { workplace } = parentOf(this);
  return remote === undefined || !workplace || remote === (workplace === 'remote');
}

function isAmongTypes(this: TestContext, type: string | null | undefined): boolean {
  const { jobTypes: types } = parentOf(this);
  return type === undefined || type === null || !Array.isArray(types) || types.some((one) => one === type);
}

function agreesWithSalaryText(this: TestContext, words: string | undefined): boolean {
  const { salaryText } = parentOf(this);
  return salaryText === undefined || (salaryText ?? '') === (words ?? '');
}

/** City names may contain commas, so compare the joined names instead of splitting `location`. */
function namesPlaces(this: TestContext, location: string | null | undefined): boolean {
  const { places } = parentOf(this);
  if (location === undefined || !Array.isArray(places)) return true;
  return (location ?? '') === places.map((one) => one?.city).join(', ');
}

const typeAlias = value('validation.jobType')
  .nullable()
  .transform(spelling(toJobType))
  .oneOf([...jobTypes, null], 'validation.jobType')
  .test({ name: 'types', message: 'validation.jobType', test: isAmongTypes });

const salaryTextValue = line()
  .max(limits.salaryTextCharacters, 'validation.tooLong')
  .test({ name: 'words', message: 'validation.salary', test: agreesWithSalaryText });
const salary = lazy((given: unknown) => (typeof given === 'string' ? salaryTextValue : figures));

const question = request({
  question: line().max(limits.questionCharacters, 'validation.tooLong').required('validation.question'),
  required: flag('validation.choice').default(false),
});

const longText = limits.jobTextCharacters;

/**
 * Body of `createJob` and `updateJob`. The API checks what depends on time or stored data, such as whether the description
 * may be empty.
 */
export const jobSchema = request({
  title: line().max(limits.jobTitleCharacters, 'validation.tooLong').required('validation.title'),
  companyId: rowId(),
  categoryId: clearableRowId(),
  slug: text().max(200, 'validation.tooLong'),
  location: clearableLine()
    .max(maxLocationLength, 'validation.tooLong')
    .test({ name: 'places', message: 'validation.places', test: namesPlaces }),
  places: list(place, limits.jobPlaces, 'validation.places'),
  type: typeAlias,
  jobTypes: list(jobType().required('validation.jobType'), jobTypes.length, 'validation.jobType'),
  workplace: clearableChoice(workplaces, 'validation.workplace'),
  remote: flag('validation.workplace').test({
    name: 'workplace',
    message: 'validation.workplace',
    test: agreesWithWorkplace,
  }),
  experienceLevel,
  description: text().max(longText, 'validation.tooLong').defined('validation.description'),
  requirements: clearable().max(longText, 'validation.tooLong'),
  benefits: clearable().max(longText, 'validation.tooLong'),
  salary,
  salaryText: clearableLine().max(limits.salaryTextCharacters, 'validation.tooLong'),
  tags: list(
    line().max(limits.jobTagCharacters, 'validation.tooLong').required('validation.tags'),
    limits.jobTags,
    'validation.tags',
  ),
  language: clearableChoice(languages, 'validation.language'),
  isFeatured: flag('validation.choice').default(false),
  featuredUntil: moment('validation.date', 'end').nullable(),
  postedAt: moment('validation.date', 'begin'),
  closesAt: moment('validation.date', 'end').nullable(),
  questions: list(question, limits.jobQuestions, 'validation.questions'),
  version: recordVersion(),
});

/** Body of `toggleJob`. */
export const jobToggleSchema = request({ isActive: flag('validation.choice'), version: recordVersion() });

/** Query of writes without a body: the version that was read. */
export const versionSchema = request({ version: recordVersion() });

/** Body of `assignJob`: a user by id or by e-mail address. */
export const assignmentSchema = request({
  userId: rowId().optional(),
  email: emailAddress(),
}).test({
  name: 'one-of-two',
  message: 'validation.userIdOrEmail',
  test: ({ userId, email }) => (userId === undefined) === Boolean(email),
});

const status = () => choice(applicationStatuses, 'validation.choice').required('validation.choice');

/** Body of `changeApplicationStatus`. */
export const applicationStatusSchema = request({ status: status(), previousStatus: status() });
