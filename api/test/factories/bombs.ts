export * from '../../../tools/attack/bombs.mjs';
