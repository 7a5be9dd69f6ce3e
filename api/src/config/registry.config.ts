import { readVariables, type Environment } from 'server-kit';
import { object, string } from 'yup';

export const registryVariables = object({
  REGISTRY_FILE: string(),
});

/** The registry of remotes that the HTML server reads. */
export class RegistryConfig {
  constructor(
    /** Path of `registry.json`; null: the API does not know which versions are registered. */
    readonly file: string | null,
  ) {}
}

export function readRegistryConfig(environment: Environment): RegistryConfig {
  return new RegistryConfig(readVariables(registryVariables, environment).REGISTRY_FILE ?? null);
}
