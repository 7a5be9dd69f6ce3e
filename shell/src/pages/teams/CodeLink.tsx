import { Link } from 'platform';
import { routes } from 'shared-contracts';

/** An error code, as a link to its text. */
export function CodeLink({ code }: { code: string }) {
  return <Link to={`${routes.teams}?view=codes&code=${code}`}>{code}</Link>;
}
