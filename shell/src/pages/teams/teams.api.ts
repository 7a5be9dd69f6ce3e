import { contractQueries, mutationFromContract } from 'platform';
import { flipRemote, listRegistryFlips, listRemotes, listTeamRemotes } from 'shared-contracts';
import { shellApi } from '../../shell-api';

export const { useListRemotesQuery, useListTeamRemotesQuery, useListRegistryFlipsQuery } = contractQueries({
  listRemotes,
  listTeamRemotes,
  listRegistryFlips,
});

export const { useFlipRemoteMutation } = shellApi.injectEndpoints({
  endpoints: (build) => ({ flipRemote: mutationFromContract(build, flipRemote, ['Remote']) }),
});
