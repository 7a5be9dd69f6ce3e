import { createIsolatedRemote } from 'platform/narrow';
import { NewsletterAdmin } from './NewsletterAdmin';
import { remote } from './remote';

export default createIsolatedRemote(remote, NewsletterAdmin);
