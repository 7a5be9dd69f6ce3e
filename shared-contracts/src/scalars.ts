// Semantic types of JSON values. The generator of the OpenAPI schemas reads the tags (ADR 37).

/** @asType integer */
export type Integer = number;

/**
 * ISO 8601 with time and zone, UTC in responses: `2026-03-02T09:30:00.000Z`.
 *
 * @format date-time
 */
export type Instant = string;

/**
 * A calendar day, `YYYY-MM-DD`.
 *
 * @format date
 */
export type Day = string;

/** @format uuid */
export type Uuid = string;
