import { api, useSessionEnd, useToast, useTranslation } from 'platform';
import { companyQueries } from 'platform/queries';
import { expandTemplate, followCompany, unfollowCompany, type FollowedCompany } from 'shared-contracts';
import { afterRemoval } from '../../components/focus';

interface FollowedChange {
  company: FollowedCompany;
  /** The new state. */
  follow: boolean;
}

const { updateQueryData } = companyQueries.util;

/** The name differs from the mutation of the company pages, because the first definition of a name is used by all. */
const { useChangeFollowedMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changeFollowed: build.mutation<number[], FollowedChange>({
      query: ({ company, follow }) => {
        const { template, method } = follow ? followCompany : unfollowCompany;
        return { url: expandTemplate(template, { companyId: String(company.id) }), method };
      },
      // Optimistic removal. The order depends on the newest jobs, so a followed company is read again.
      onQueryStarted: async ({ company, follow }, { dispatch, queryFulfilled }) => {
        if (follow) return;
        const optimisticUpdate = dispatch(
          updateQueryData('listFollowedCompanyCards', {}, (list) => list.filter(({ id }) => id !== company.id)),
        );
        await queryFulfilled.catch(optimisticUpdate.undo);
      },
      invalidatesTags: ['FollowedCompany'],
    }),
  }),
});

export const rowIdOf = ({ id }: { id: number }) => `company-${id}`;

/** Milliseconds in which it can be undone. */
const undoDuration = 10_000;

/** Unfollows a company at once; a toast undoes it. Focus moves to the next row. */
export function useUnfollow(companies: readonly FollowedCompany[]): (company: FollowedCompany) => void {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const endSession = useSessionEnd();
  const [change] = useChangeFollowedMutation();
  const text = (key: string, { name }: FollowedCompany) => t(`followedCompanies.unfollow.${key}`, { company: name });
  const attempt = async (company: FollowedCompany, follow: boolean): Promise<void> => {
    const { error } = await change({ company, follow });
    if (error !== undefined) {
      if (endSession(error)) return;
      const action = { label: text('retry', company), onClick: () => void attempt(company, follow) };
      show({ title: text(follow ? 'notUndone' : 'failed', company), variant: 'destructive', action });
    } else if (follow) {
      show({ title: text('undone', company), variant: 'success' });
    } else {
      const action = { label: text('undo', company), onClick: () => void attempt(company, true) };
      show({ title: text('done', company), variant: 'success', duration: undoDuration, action });
    }
  };
  return (company) => {
    const next = afterRemoval(
      companies.map((one) => ({ id: rowIdOf(one) })),
      { id: rowIdOf(company) },
    );
    void attempt(company, false);
    document.getElementById(next)?.focus();
  };
}
