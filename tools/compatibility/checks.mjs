import { firefox } from './firefox.mjs';
import { pgbouncer } from './pgbouncer.mjs';
import { postfix } from './postfix.mjs';
import { postgres } from './postgres.mjs';
import { wordpress } from './wordpress.mjs';

/** @type {readonly import('../compatibility.mjs').Check[]} */
export const checks = [postgres, pgbouncer, wordpress, postfix, firefox];
