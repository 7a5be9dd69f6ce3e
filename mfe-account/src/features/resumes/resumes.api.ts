import { api, fromContract } from 'platform';
import { deleteResume, expandTemplate, listResumes, setDefaultResume, type StoredResume } from 'shared-contracts';

const everything = {};

const queries = api.injectEndpoints({
  endpoints: (build) => ({
    listResumes: fromContract(build, listResumes),
  }),
});

const showList = (resumes: StoredResume[]) => queries.util.upsertQueryData('listResumes', everything, resumes);

interface Asked {
  dispatch: (action: ReturnType<typeof showList>) => unknown;
  queryFulfilled: Promise<{ data: StoredResume[] }>;
}

/** What a change answers is the whole list: nothing has to be asked again. */
async function showAnswer({ dispatch, queryFulfilled }: Asked): Promise<void> {
  const { data } = await queryFulfilled.catch(() => ({ data: null }));
  if (data !== null) await dispatch(showList(data));
}

const mutations = queries.injectEndpoints({
  endpoints: (build) => ({
    setDefaultResume: build.mutation<StoredResume[], { id: string }>({
      query: (arg) => ({ url: expandTemplate(setDefaultResume.template, arg), method: setDefaultResume.method }),
      onQueryStarted: (_, asked) => showAnswer(asked),
    }),
    deleteResume: build.mutation<StoredResume[], { id: string }>({
      query: (arg) => ({ url: expandTemplate(deleteResume.template, arg), method: deleteResume.method }),
      onQueryStarted: (_, asked) => showAnswer(asked),
    }),
  }),
});

export const { useListResumesQuery } = queries;
export const { useDeleteResumeMutation, useSetDefaultResumeMutation } = mutations;
