import { api, mutationFromContract } from 'platform';
import { resetPassword } from 'shared-contracts';

export const { useResetPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({ resetPassword: mutationFromContract(build, resetPassword) }),
});
