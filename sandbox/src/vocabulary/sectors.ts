import type { Sector } from './vocabulary.types.ts';
import { technology } from './sectors/technology.ts';

/** The categories of the HR backend. */
export const sectors: readonly Sector[] = [technology];
