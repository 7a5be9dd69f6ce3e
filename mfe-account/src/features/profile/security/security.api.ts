import { mutationFromContract, queryCache, type ApiError } from 'platform';
import { cacheResponse } from 'platform/queries';
import {
  beginSecondFactor,
  changeEmail,
  changePassword,
  confirmSecondFactor,
  endAllSignIns,
  endSignIn,
  exportOwnData,
  listSignIns,
  removeSecondFactor,
  renewRecoveryCodes,
  requestDeletion,
  type SignIn,
} from 'shared-contracts';
import { remoteApi } from '../../../remote-api';

/** Tags that are invalid after activation, which ends all other sessions. */
const activated = ['Session', 'SignIn'] as const;

/** The second factor was active already; the response to its activation may have been lost. */
const isActive = (error: ApiError | undefined) => error?.data.code === 'second_factor_active';

export const {
  useChangePasswordMutation,
  useChangeEmailMutation,
  useEndSignInMutation,
  useEndAllSignInsMutation,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useRequestDeletionMutation,
  useExportOwnDataMutation,
} = remoteApi.injectEndpoints({
  endpoints: (build) => ({
    changePassword: mutationFromContract(build, changePassword, ['SignIn']),
    changeEmail: mutationFromContract(build, changeEmail),
    /**
     * The response contains the remaining sessions. A session that had already ended means that the list is outdated.
     */
    endSignIn: {
      ...mutationFromContract(build, endSignIn),
      invalidatesTags: (_left, error) => (error?.status === 404 ? ['SignIn'] : []),
      onQueryStarted: cacheResponse((left: SignIn[]) => queryCache.update(listSignIns, {}, () => left)),
    },
    endAllSignIns: mutationFromContract(build, endAllSignIns),
    beginSecondFactor: {
      ...mutationFromContract(build, beginSecondFactor),
      invalidatesTags: (_setup, error) => (isActive(error) ? activated : []),
    },
    confirmSecondFactor: {
      ...mutationFromContract(build, confirmSecondFactor),
      invalidatesTags: (_codes, error) => (error === undefined || isActive(error) ? activated : []),
    },
    removeSecondFactor: mutationFromContract(build, removeSecondFactor, ['Session']),
    renewRecoveryCodes: mutationFromContract(build, renewRecoveryCodes),
    requestDeletion: mutationFromContract(build, requestDeletion, ['SignIn']),
    /** Returns the object URL of the file. */
    exportOwnData: build.mutation<string, object>({
      query: () => ({
        url: exportOwnData.template,
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : ((await response.json()) as unknown),
      }),
    }),
  }),
});
