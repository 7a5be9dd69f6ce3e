import { api, mutationFromContract } from 'platform';
import { cancelRegistration } from 'shared-contracts';

export const { useCancelRegistrationMutation } = api.injectEndpoints({
  endpoints: (build) => ({ cancelRegistration: mutationFromContract(build, cancelRegistration) }),
});
