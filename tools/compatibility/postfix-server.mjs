import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../services/ports.mjs';
import { root } from '../webpack/workspace.mjs';
import { acceptsConnections, startServer } from './server.mjs';
import { changeOwner, runProgram, serverUser } from './system.mjs';

/** Debian's folder of Postfix's servers. */
const programs = '/usr/lib/postfix/sbin';
export const postfixMaster = path.join(programs, 'master');

/** A certificate for localhost and 127.0.0.1 of an authority that no system trusts. */
const authority = path.join(root, 'api/test/private-authority');
export const authorityFile = path.join(authority, 'authority.pem');

/**
 * @typedef {object} MailRules
 * @property {Record<string, string>} mailboxes Folder of each address of `example.com` that exists.
 * @property {Record<string, string>} refused The relay's response to `RCPT TO` of an address: `550 5.1.1 Unknown`.
 * @property {Record<string, string>} remote The second server's response; the relay forwards mail for these addresses to it.
 * @property {string} bounceDomain
 * @property {number} bouncePort
 */

/**
 * @typedef {object} PostfixServer
 * @property {string} smtpUrl Offers STARTTLS.
 * @property {string} smtpsUrl TLS from the first byte.
 * @property {(folder: string) => string[]} mailsIn Mails of a mailbox.
 * @property {(refused: Record<string, string>) => void} setRefused Replaces `refused`.
 * @property {() => string} log
 */

/**
 * A private instance of Postfix: relay, local delivery into Maildirs, and a second server on another port. Needs root.
 * @param {import('./resources.mjs').Resources} resources
 * @param {MailRules} rules
 * @returns {Promise<PostfixServer>}
 */
export async function startPostfix(resources, rules) {
  const folder = resources.folder('postfix');
  const ports = { smtp: await freePort(), smtps: await freePort(), remote: await freePort() };
  const config = path.join(folder, 'config');
  createFolders(folder);
  const table = (/** @type {string} */ name, /** @type {Record<string, string>} */ entries) =>
    writeFileSync(path.join(config, name), toLines(entries));
  table('mailboxes', Object.fromEntries(Object.entries(rules.mailboxes).map(([email, box]) => [email, `${box}/`])));
  table('refused', rules.refused);
  table('remote', rules.remote);
  const toRemote = Object.keys(rules.remote).map((email) => [email, `smtp:[127.0.0.1]:${ports.remote}`]);
  const toBounces = [rules.bounceDomain, `smtp:[127.0.0.1]:${rules.bouncePort}`];
  table('transports', Object.fromEntries([...toRemote, toBounces]));
  for (const file of ['server.pem', 'server.key']) cpSync(path.join(authority, file), path.join(config, file));
  chmodSync(path.join(config, 'server.key'), 0o600);
  writeFileSync(path.join(config, 'main.cf'), mainSettings(folder));
  writeFileSync(path.join(config, 'master.cf'), masterSettings(ports));
  await startServer(resources, {
    name: 'Postfix',
    program: postfixMaster,
    args: ['-c', config, '-d'],
    cwd: folder,
    isReady: async () => (await Promise.all(Object.values(ports).map(acceptsConnections))).every(Boolean),
  });
  return {
    smtpUrl: `smtp://127.0.0.1:${ports.smtp}`,
    smtpsUrl: `smtps://127.0.0.1:${ports.smtps}`,
    mailsIn: (box) => readMaildir(path.join(folder, 'mail', box, 'new')),
    setRefused: (refused) => {
      table('refused', refused);
      const pid = Number(readFileSync(path.join(folder, 'queue/pid/master.pid'), 'utf8'));
      process.kill(pid, 'SIGHUP');
    },
    log: () => readFileSync(path.join(folder, 'log/mail.log'), 'utf8'),
  };
}

/** @param {Record<string, string>} entries */
const toLines = (entries) =>
  Object.entries(entries)
    .map(([key, value]) => `${key} ${value}\n`)
    .join('');

/** @param {string} folder */
function readMaildir(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** The queue's folders with the owners and modes of postfix-files(5). @param {string} folder */
function createFolders(folder) {
  const postfix = serverUser('postfix');
  const create = (/** @type {string} */ name, /** @type {number} */ mode, owner = postfix) => {
    const created = path.join(folder, name);
    mkdirSync(created, { recursive: true });
    chmodSync(created, mode);
    changeOwner(owner, [created]);
    return created;
  };
  create('config', 0o755, undefined);
  create('queue', 0o755, undefined);
  create('queue/pid', 0o755, undefined);
  create('log', 0o755, undefined);
  create('data', 0o700);
  create('mail', 0o755, serverUser('nobody'));
  const queues = [
    'active',
    'bounce',
    'corrupt',
    'defer',
    'deferred',
    'flush',
    'hold',
    'incoming',
    'private',
    'saved',
    'trace',
  ];
  for (const queue of queues) create(`queue/${queue}`, 0o700);
  const dropped = [create('queue/maildrop', 0o730), create('queue/public', 0o710)];
  runProgram('chgrp', ['postdrop', ...dropped]);
}

/** @param {string} folder */
function mainSettings(folder) {
  const nobody = serverUser('nobody');
  const tables = path.join(folder, 'config');
  return toSettings({
    compatibility_level: '3.6',
    queue_directory: path.join(folder, 'queue'),
    data_directory: path.join(folder, 'data'),
    daemon_directory: programs,
    command_directory: '/usr/sbin',
    maillog_file: path.join(folder, 'log/mail.log'),
    maillog_file_prefixes: folder,
    mail_owner: 'postfix',
    setgid_group: 'postdrop',
    myhostname: 'relay.example.net',
    mydestination: '',
    alias_maps: '',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    mynetworks: '127.0.0.0/8',
    smtputf8_enable: 'yes',
    disable_dns_lookups: 'yes',
    smtp_dns_support_level: 'disabled',
    virtual_mailbox_domains: 'example.com',
    virtual_mailbox_maps: `texthash:${tables}/mailboxes`,
    virtual_mailbox_base: path.join(folder, 'mail'),
    virtual_minimum_uid: '1',
    virtual_uid_maps: `static:${nobody?.uid}`,
    virtual_gid_maps: `static:${nobody?.gid}`,
    transport_maps: `texthash:${tables}/transports`,
    smtpd_tls_cert_file: `${tables}/server.pem`,
    smtpd_tls_key_file: `${tables}/server.key`,
    smtpd_tls_security_level: 'may',
    smtpd_tls_received_header: 'yes',
    // An unknown mailbox is accepted here and reported by mail later.
    smtpd_reject_unlisted_recipient: 'no',
    smtpd_relay_restrictions: 'permit_mynetworks, reject',
    smtpd_recipient_restrictions: `check_recipient_access texthash:${tables}/refused, permit_mynetworks, reject`,
    notify_classes: '',
    minimal_backoff_time: '2s',
    maximal_backoff_time: '5s',
    queue_run_delay: '2s',
  });
}

/** @param {Record<string, string>} settings */
const toSettings = (settings) =>
  Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('');

/** No service runs in a chroot: the instance has no copies of system files. @param {{ smtp: number, smtps: number, remote: number }} ports */
function masterSettings({ smtp, smtps, remote }) {
  const restrictions = 'check_recipient_access,texthash:$config_directory/remote,permit_mynetworks,reject';
  return `
127.0.0.1:${smtp} inet n - n - - smtpd
127.0.0.1:${smtps} inet n - n - - smtpd
  -o smtpd_tls_wrappermode=yes
127.0.0.1:${remote} inet n - n - - smtpd
  -o myhostname=mx.example.org
  -o smtpd_recipient_restrictions=${restrictions}
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
proxywrite unix - - n - 1 proxymap
smtp unix - - n - - smtp
relay unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`;
}
