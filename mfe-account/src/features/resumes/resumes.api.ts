import { mutationFromContract } from 'platform';
import { deleteResume, setDefaultResume, type StoredResume } from 'shared-contracts';
import { kept } from '../../kept';
import { lists } from '../../lists.api';

const { upsertQueryData } = lists.util;

const keepList = kept((resumes: StoredResume[]) => upsertQueryData('listResumes', {}, resumes));

export const { useDeleteResumeMutation, useSetDefaultResumeMutation } = lists.injectEndpoints({
  endpoints: (build) => ({
    setDefaultResume: { ...mutationFromContract(build, setDefaultResume), onQueryStarted: keepList },
    deleteResume: { ...mutationFromContract(build, deleteResume), onQueryStarted: keepList },
  }),
});
