/** @typedef {'visitor' | 'visitor who withdraws'} VisitorRole */

/** In turn: half have an account, and of the others half leave their applications as they are. */
const roles = /** @type {const} */ (['visitor', 'member', 'visitor who withdraws', 'member']);

/**
 * @param {number} number Of a person.
 * @returns {VisitorRole | 'member'}
 */
export const roleOf = (number) => roles[number % roles.length] ?? 'member';
