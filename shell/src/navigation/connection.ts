interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** No speculative requests on metered connections. */
export function isCostly(page: Window): boolean {
  const navigator: Navigator & { connection?: Connection } = page.navigator;
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
