import { api, mutationFromContract } from 'platform';
import { resendVerification } from 'shared-contracts';

export const { useResendVerificationMutation } = api.injectEndpoints({
  endpoints: (build) => ({ resendVerification: mutationFromContract(build, resendVerification) }),
});
