import { readVariables, type Environment } from 'server-kit';
import { object, string } from 'yup';

export const registryVariables = object({
  REGISTRY_FILE: string(),
  PREVIEW_SECRET: string().min(32, 'PREVIEW_SECRET has at least 32 characters'),
});

/** The registry of remotes that the HTML server reads. Its folder also contains `remotes/`, `shell/` and the audit log. */
export class RegistryConfig {
  constructor(
    /** Path of `registry.json`; null: the API does not know which versions are registered, and changes none. */
    readonly file: string | null,
    /** Signs the links of previews; null: there are none. */
    readonly previewSecret: string | null = null,
  ) {}
}

export function readRegistryConfig(environment: Environment): RegistryConfig {
  const { REGISTRY_FILE, PREVIEW_SECRET } = readVariables(registryVariables, environment);
  return new RegistryConfig(REGISTRY_FILE ?? null, PREVIEW_SECRET ?? null);
}
