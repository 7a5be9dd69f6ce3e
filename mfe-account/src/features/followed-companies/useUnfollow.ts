import { queryCache, useSessionEnd, useToast, useTranslation } from 'platform';
import { useUndo } from 'platform/undo';
import {
  expandTemplate,
  followCompany,
  listFollowedCompanyCards,
  unfollowCompany,
  type FollowedCompany,
} from 'shared-contracts';
import { remoteApi } from '../../remote-api';
import { afterRemoval } from '../../components/focus';

interface FollowedChange {
  company: FollowedCompany;
  /** The new state. */
  follow: boolean;
}

const { useChangeFollowMutation } = remoteApi.injectEndpoints({
  endpoints: (build) => ({
    changeFollow: build.mutation<number[], FollowedChange>({
      query: ({ company, follow }) => {
        const { template, method } = follow ? followCompany : unfollowCompany;
        return { url: expandTemplate(template, { companyId: String(company.id) }), method };
      },
      // Optimistic removal. The order depends on the newest jobs, so a followed company is read again.
      onQueryStarted: async ({ company, follow }, { dispatch, queryFulfilled }) => {
        if (follow) return;
        const optimisticUpdate = dispatch(
          queryCache.update(listFollowedCompanyCards, {}, (list) => list.filter(({ id }) => id !== company.id)),
        );
        await queryFulfilled.catch(optimisticUpdate.undo);
      },
      invalidatesTags: ['FollowedCompany'],
    }),
  }),
});

export const rowIdOf = ({ id }: { id: number }) => `company-${id}`;

/** Unfollows a company at once; a toast undoes it. Focus moves to the next row. */
export function useUnfollow(companies: readonly FollowedCompany[]): (company: FollowedCompany) => void {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const endSession = useSessionEnd();
  const offerUndo = useUndo();
  const [change] = useChangeFollowMutation();
  const unfollow = async (company: FollowedCompany): Promise<void> => {
    const { error } = await change({ company, follow: false });
    const named = { company: company.name };
    if (error === undefined) {
      offerUndo({
        title: t('followedCompanies.unfollow.done', named),
        undo: () => change({ company, follow: true }),
      });
    } else if (!endSession(error)) {
      const action = { label: t('followedCompanies.unfollow.retry'), onClick: () => void unfollow(company) };
      show({ title: t('followedCompanies.unfollow.failed', named), variant: 'destructive', action });
    }
  };
  return (company) => {
    const next = afterRemoval(
      companies.map((one) => ({ id: rowIdOf(one) })),
      { id: rowIdOf(company) },
    );
    void unfollow(company);
    document.getElementById(next)?.focus();
  };
}
