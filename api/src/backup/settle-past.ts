import type { ClientBase } from 'pg';

/**
 * Since the backup was taken, more has happened than it knows. A mail that waited then may have left: it is uncertain
 * (ADR 30). A link that was mailed then may have been used or revoked: it is void. Applications go to the HR backend
 * again, which knows them by their key. Needs the newest schema.
 */
export async function settlePast(client: ClientBase, takenAt: string): Promise<void> {
  await client.query(
    `update mails set claimed_at = now(), error = $1
     where coalesce(sent_at, cancelled_at, failed_at) is null and claimed_at is null`,
    [`Waited when the backup of ${takenAt} was taken, and may have left since`],
  );
  await client.query('update user_tokens set revoked_at = now() where used_at is null and revoked_at is null');
}
