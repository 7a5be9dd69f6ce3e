import { countCharacters, limits, searchJobs, templateVariables, toSavedSearchQuery } from 'shared-contracts';
import { jobSearchSchema } from 'shared-contracts/schemas';
import { InvalidRequestError } from '../../../http/app.errors.ts';

/** The canonical form of a search. Rejects searches that the job search would reject. @throws InvalidRequestError */
export async function readSearchQuery(search: string): Promise<string> {
  const query = toSavedSearchQuery(search);
  const variables = templateVariables(searchJobs.template, {}, new URLSearchParams(query));
  const isTooLong = countCharacters(query) > limits.searchQueryCharacters;
  if (isTooLong) throw new InvalidRequestError({ search: 'validation.tooLong' });
  if (!(await jobSearchSchema.isValid(variables))) throw new InvalidRequestError({ search: 'validation.search' });
  return query;
}
