import { useState } from 'react';
import { brand } from 'shared-contracts';

/** © year name. Hydration may differ when the year changes after server rendering; the rendered text is kept. */
export function Copyright() {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <span>
      © <time suppressHydrationWarning>{year}</time> {brand.name}
    </span>
  );
}
