import { useState } from 'react';

/** What is being typed: starts from the committed text and follows it when it changes elsewhere (back, a removed chip). */
export function useDraft(committed: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(committed);
  const [seen, setSeen] = useState(committed);
  if (seen !== committed) {
    setSeen(committed);
    setDraft(committed);
  }
  return [draft, setDraft];
}
