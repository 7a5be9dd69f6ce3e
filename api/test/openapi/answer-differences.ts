/** Responses of any app under test that differ from its own OpenAPI document. */
export const differences: string[] = [];

export function failOnDifferences(): void {
  const found = differences.splice(0);
  if (found.length > 0) throw new Error(`answers that the OpenAPI document does not describe:\n${found.join('\n')}`);
}
