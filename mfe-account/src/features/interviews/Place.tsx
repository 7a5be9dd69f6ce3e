import { NewTab } from 'platform';
import { callAddress } from './call-address';
import * as S from './InterviewRow.styles';

/** Where it is: a place, a telephone number, or the address of a call, which alone is a link. */
export function Place({ location }: { location: string | null }) {
  if (location === null) return null;
  const address = callAddress(location);
  if (address === null) return <span>{location}</span>;
  return (
    <S.Call href={address.href} target="_blank" rel="noopener noreferrer">
      {address.host}
      <NewTab />
    </S.Call>
  );
}
