import { useState } from 'react';
import { useSession, type Session } from 'platform';

/** Who was there when the page was opened, once that is known: signing in on it changes nothing about that. */
export function useArrival(): Session['status'] {
  const { status } = useSession();
  const [arrival, setArrival] = useState(status);
  if (arrival === 'loading' && status !== 'loading') setArrival(status);
  return arrival;
}
