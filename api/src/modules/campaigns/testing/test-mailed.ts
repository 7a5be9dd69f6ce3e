import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

export interface Mailed {
  campaignId: number;
  recipientId: string;
  subscriberId: string;
  email: string;
}

interface MailedOptions {
  providerId?: string;
  /** Also the subscriber of the previous mail. */
  to?: Mailed;
}

/** A subscriber with a mail of a campaign. */
export async function saveMailed(database: DataSource, { providerId, to }: MailedOptions = {}): Promise<Mailed> {
  const email = to?.email ?? `maria.${randomUUID()}@example.com`;
  const subscriberId = to?.subscriberId ?? (await saveSubscriber(database, email));
  const [campaign] = await database.query<[{ id: number }]>(
    `insert into campaigns (name, subject, frequency, status) values ('Ofertas', 'Ofertas', 'weekly', 'sending') returning id`,
  );
  const [recipient] = await database.query<[{ id: string }]>(
    `insert into campaign_recipients (campaign_id, subscriber_id, state, sent_at, provider_id)
     values ($1, $2, 'sent', now(), $3) returning id`,
    [campaign.id, subscriberId, providerId ?? null],
  );
  return { campaignId: campaign.id, recipientId: recipient.id, subscriberId, email };
}

async function saveSubscriber(database: DataSource, email: string): Promise<string> {
  const [subscriber] = await database.query<[{ id: string }]>(
    `insert into subscribers (id, email, language, frequency, consent_at, consent_text, consent_source)
     values (gen_random_uuid(), $1, 'pt', 'weekly', now(), 'of the test', 'alerts') returning id`,
    [email],
  );
  return subscriber.id;
}

export interface StoredRecipient {
  state: string;
  bounced_at: Date | null;
  complained_at: Date | null;
  error: string | null;
  updated_at: Date;
}

export async function storedRecipient(database: DataSource, { recipientId }: Mailed): Promise<StoredRecipient> {
  const select = 'select state, bounced_at, complained_at, error, updated_at from campaign_recipients where id = $1';
  const [row] = await database.query<[StoredRecipient]>(select, [recipientId]);
  return row;
}
