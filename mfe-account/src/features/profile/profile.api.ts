import { api, mutationFromContract } from 'platform';
import { removePicture, updateUser, uploadPicture } from 'shared-contracts';

export const { useUpdateUserMutation, useUploadPictureMutation, useRemovePictureMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    updateUser: mutationFromContract(build, updateUser),
    uploadPicture: mutationFromContract(build, uploadPicture),
    removePicture: mutationFromContract(build, removePicture),
  }),
});
