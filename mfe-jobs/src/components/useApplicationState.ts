import { useSession } from 'platform';
import { useApplicationHere } from 'platform/jobs';
import { useGetAppliedQuery, useListApplicationsQuery } from 'platform/queries';

/** `answersDue`: the application was sent, and answers to required questions are missing. */
export type ApplicationState = 'none' | 'answersDue' | 'complete';

interface KnownApplication {
  isSent: boolean | undefined;
  answersDue: boolean | undefined;
}

function stateOf({ isSent, answersDue }: KnownApplication): ApplicationState {
  if (isSent !== true) return 'none';
  return answersDue === true ? 'answersDue' : 'complete';
}

/** The application to a job: of the account when signed in, otherwise of this browser. */
export function useApplicationState(jobId: number): ApplicationState {
  const isSignedIn = useSession().status === 'authenticated';
  const { data } = useGetAppliedQuery({ id: String(jobId) }, { skip: !isSignedIn });
  const here = useStateHere(jobId);
  return isSignedIn ? stateOf({ isSent: data?.applied, answersDue: data?.answersDue }) : here;
}

/** The same for the rows of a list, which share one call. */
export function useListedApplicationState(jobId: number): ApplicationState {
  const isSignedIn = useSession().status === 'authenticated';
  const { data } = useListApplicationsQuery({}, { skip: !isSignedIn });
  const here = useStateHere(jobId);
  const sent = data?.find((application) => application.jobId === jobId && application.withdrawnAt === null);
  return isSignedIn ? stateOf({ isSent: sent !== undefined, answersDue: sent?.answersDue }) : here;
}

function useStateHere(jobId: number): ApplicationState {
  const { at, answersDue } = useApplicationHere(jobId);
  return at === null ? stateOf({ isSent: answersDue, answersDue }) : 'complete';
}
