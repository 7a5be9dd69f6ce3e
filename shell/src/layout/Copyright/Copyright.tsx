import { useState } from 'react';
import { brand } from 'shared-contracts';

/** © year name. Content of last year may meet the first render of this one; the text that stands is kept. */
export function Copyright() {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <span>
      © <time suppressHydrationWarning>{year}</time> {brand.name}
    </span>
  );
}
