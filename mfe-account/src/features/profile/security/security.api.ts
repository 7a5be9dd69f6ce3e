import { api, mutationFromContract, queriesFromContract, type ApiError } from 'platform';
import {
  beginSecondFactor,
  changeEmail,
  changePassword,
  confirmSecondFactor,
  endAllSignIns,
  endSignIn,
  expandTemplate,
  exportOwnData,
  listSignIns,
  removeSecondFactor,
  renewRecoveryCodes,
  requestDeletion,
  type SignIn,
} from 'shared-contracts';

/** Tags that are invalid after activation, which ends all other sessions. */
const activated = ['Session', 'SignIn'] as const;

/** The second factor was active already; the response to its activation may have been lost. */
const isActive = (error: ApiError | undefined) => error?.data.code === 'second_factor_active';

const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: mutationFromContract(build, changePassword, ['SignIn']),
    changeEmail: mutationFromContract(build, changeEmail),
    ...queriesFromContract(build, { listSignIns }),
    /**
     * The response contains the remaining sessions. A session that had already ended means that the list is outdated.
     */
    endSignIn: build.mutation<SignIn[], { id: string }>({
      query: (arg) => ({ url: expandTemplate(endSignIn.template, arg), method: endSignIn.method }),
      invalidatesTags: (_left, error) => (error?.status === 404 ? ['SignIn'] : []),
      async onQueryStarted(_arg, { dispatch, queryFulfilled }) {
        const left = await queryFulfilled.catch(() => null);
        if (left !== null) dispatch(securityApi.util.updateQueryData('listSignIns', {}, () => left.data));
      },
    }),
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

export const {
  useChangePasswordMutation,
  useChangeEmailMutation,
  useListSignInsQuery,
  useEndSignInMutation,
  useEndAllSignInsMutation,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useRequestDeletionMutation,
  useExportOwnDataMutation,
} = securityApi;
