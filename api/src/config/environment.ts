import { ValidationError, type InferType, type ObjectSchema, type AnyObject } from 'yup';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown before anything starts; names every variable that is wrong, never its value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Reads the variables that a schema names. An empty variable counts as absent, as in a copied `.env.example`. */
export function readVariables<Fields extends AnyObject>(
  schema: ObjectSchema<Fields>,
  environment: Environment,
): InferType<ObjectSchema<Fields>> {
  const given = Object.entries(environment).filter(([name, value]) => name in schema.fields && value?.trim());
  try {
    return schema.validateSync(Object.fromEntries(given), { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ConfigurationError(`The environment is not usable: ${error.errors.join('; ')}`);
  }
}
