interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** People who pay by the byte are not asked to pay for a guess. */
export function isCostly(page: Window): boolean {
  const navigator: Navigator & { connection?: Connection } = page.navigator;
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
