import type { cancelDeletion, requestDeletion } from 'shared-contracts';
import type { ExampleOf } from '../../http/endpoint-docs.ts';
import { exampleUser } from '../../http/openapi/examples.ts';

export const requestDeletionExample: ExampleOf<typeof requestDeletion> = {
  body: { currentPassword: 'três gaivotas no cais' },
  answer: { ...exampleUser, deletionDueAt: '2026-03-16T10:00:00.000Z' },
};

export const cancelDeletionExample: ExampleOf<typeof cancelDeletion> = { answer: exampleUser };
