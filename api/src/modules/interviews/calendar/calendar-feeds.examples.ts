import type { getCalendarFeed, removeCalendarFeed, renewCalendarFeed } from 'shared-contracts';
import type { ExampleOf } from '../../../http/openapi/handler-docs.decorator.ts';

const feed = { url: 'https://trampolim.example/api/calendars/q8ZkP2v-made-up-for-an-example' };

export const getCalendarFeedExample: ExampleOf<typeof getCalendarFeed> = { answer: feed };
export const renewCalendarFeedExample: ExampleOf<typeof renewCalendarFeed> = { answer: feed };
export const removeCalendarFeedExample: ExampleOf<typeof removeCalendarFeed> = { answer: { url: null } };
