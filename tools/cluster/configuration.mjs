/**
 * Configuration files of the database cluster. docs/cluster.md explains the settings; `npm run cluster` measures them.
 */

/**
 * @typedef {object} NodePlan A machine with etcd, Patroni and PostgreSQL.
 * @property {string} name
 * @property {string} address
 * @property {string} folder Log and passwords of Patroni.
 * @property {string} etcdDir
 * @property {string} dataDir Of PostgreSQL.
 */

/** @typedef {{ superuser: string, replication: string }} Passwords */

export const ports = { etcd: 2379, etcdPeers: 2380, patroni: 8008, postgres: 5432 };
export const databaseName = 'trampolim';

/**
 * Seconds. Patroni requires ttl ≥ loop_wait + 2 × retry_timeout. A primary that cannot renew its leader key for `ttl` demotes itself,
 * and a standby is promoted when the key expires. An election of etcd begins this time again, so the primary and the leader of etcd
 * on one lost machine cost the election and `ttl`.
 */
export const patroniTimes = { ttl: 7, loop_wait: 1, retry_timeout: 3 };

/** Bytes that a replica may be behind before it gets no reads. */
export const maxReplicaLag = '256kB';

/**
 * @param {NodePlan} node
 * @param {readonly NodePlan[]} nodes
 * @returns {string[]}
 */
export function etcdArguments(node, nodes) {
  const [clients, peers] = [`http://${node.address}:${ports.etcd}`, `http://${node.address}:${ports.etcdPeers}`];
  const cluster = nodes.map(({ name, address }) => `${name}=http://${address}:${ports.etcdPeers}`);
  return [
    `--name=${node.name}`,
    `--data-dir=${node.etcdDir}`,
    `--listen-client-urls=${clients}`,
    `--advertise-client-urls=${clients}`,
    `--listen-peer-urls=${peers}`,
    `--initial-advertise-peer-urls=${peers}`,
    `--initial-cluster=${cluster.join(',')}`,
    '--initial-cluster-state=new',
    // Milliseconds. An election must end well within Patroni's retry_timeout.
    '--heartbeat-interval=100',
    '--election-timeout=1000',
    // A member that was cut off does not depose the leader when it returns.
    '--pre-vote=true',
    // See `patroniFile`.
    '--enable-v2=true',
    '--logger=zap',
    '--log-level=warn',
  ];
}

/** Settings of the cluster, stored in etcd at its first start. */
const sharedSettings = {
  ...patroniTimes,
  // A primary that reaches every other member keeps running without etcd.
  failsafe_mode: true,
  // A commit waits for one standby. Patroni promotes only this standby, and names another when it is lost.
  synchronous_mode: true,
  // A crashed primary is replaced, not waited for.
  primary_start_timeout: 0,
  // A shutdown checkpoint that takes longer is ended by a crash: until PostgreSQL has stopped, Patroni renews the leader key.
  primary_stop_timeout: 4,
  maximum_lag_on_failover: 1_048_576,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    // Without these, a former primary that cannot be rewound waits for an administrator.
    remove_data_directory_on_rewind_failure: true,
    remove_data_directory_on_diverged_timelines: true,
    parameters: {
      wal_level: 'replica',
      hot_standby: 'on',
      wal_log_hints: 'on',
      max_connections: 150,
      max_wal_senders: 8,
      max_replication_slots: 8,
      wal_keep_size: '128MB',
      max_wal_size: '256MB',
      max_slot_wal_keep_size: '256MB',
      // The peer of a connection can disappear without closing it.
      wal_sender_timeout: '5s',
      wal_receiver_timeout: '5s',
      tcp_keepalives_idle: 5,
      tcp_keepalives_interval: 2,
      tcp_keepalives_count: 3,
      tcp_user_timeout: '10s',
      idle_in_transaction_session_timeout: '60s',
    },
  },
};

/**
 * Patroni's file of a node. It is JSON, which is YAML.
 * @param {NodePlan} node
 * @param {readonly NodePlan[]} nodes
 * @param {{ programs: string, network: string, passwords: Passwords }} options `programs`: folder of `postgres`; `network`: CIDR of nodes and clients.
 */
export function patroniFile(node, nodes, { programs, network, passwords }) {
  const at = (/** @type {number} */ port) => `${node.address}:${port}`;
  const settings = {
    scope: databaseName,
    name: node.name,
    log: { dir: node.folder },
    restapi: { listen: at(ports.patroni), connect_address: at(ports.patroni) },
    // Not `etcd3`: Patroni 3.0.2 renews the leader key there without a condition, so a primary that was cut off takes it from the new
    // one when it returns, and acknowledged writes are lost.
    etcd: { hosts: nodes.map(({ address }) => `${address}:${ports.etcd}`) },
    bootstrap: { dcs: sharedSettings, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'] },
    postgresql: {
      listen: at(ports.postgres),
      connect_address: at(ports.postgres),
      data_dir: node.dataDir,
      bin_dir: programs,
      pgpass: `${node.folder}/pgpass`,
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
      },
      parameters: { unix_socket_directories: '' },
      pg_hba: [`host all all ${network} scram-sha-256`, `host replication replicator ${network} scram-sha-256`],
      basebackup: { checkpoint: 'fast' },
    },
    watchdog: { mode: 'off' },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/**
 * HAProxy: one port for the primary and one for replicas. Patroni's REST API decides which node is which.
 * @param {{ primaryPort: number, replicaPort: number, nodes: readonly Pick<NodePlan, 'name' | 'address'>[] }} options
 */
export function haproxyFile({ primaryPort, replicaPort, nodes }) {
  const servers = (/** @type {string} */ more) =>
    nodes.map(({ name, address }) =>
      `  server ${name} ${address}:${ports.postgres} check port ${ports.patroni} ${more}`.trimEnd(),
    );
  return `${[
    'global',
    '  maxconn 1000',
    'defaults',
    '  mode tcp',
    '  retries 2',
    '  option redispatch',
    '  option clitcpka',
    '  option srvtcpka',
    '  timeout connect 2s',
    // Idle connections of pools stay open; dead peers are found by the checks.
    '  timeout client 1h',
    '  timeout server 1h',
    '  timeout check 1s',
    '  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    '',
    'listen primary',
    `  bind 127.0.0.1:${primaryPort}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    ...servers(''),
    '',
    'listen replicas',
    `  bind 127.0.0.1:${replicaPort}`,
    '  balance leastconn',
    `  option httpchk OPTIONS /replica?lag=${maxReplicaLag}`,
    '  http-check expect status 200',
    ...servers(''),
    // Without a replica, its reads go to the primary.
    `  server primary 127.0.0.1:${primaryPort} backup`,
  ].join('\n')}\n`;
}

/**
 * @param {{ port: number, primaryPort: number, users: string }} options `users`: path of its file of users.
 */
export function pgbouncerFile({ port, primaryPort, users }) {
  return `${[
    '[databases]',
    `${databaseName} = host=127.0.0.1 port=${primaryPort}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    'default_pool_size = 20',
    'max_client_conn = 300',
    // Seconds. The default of 15 would reject statements for longer than the failover takes.
    'server_login_retry = 1',
    'server_connect_timeout = 3',
    // A statement that gets no connection is rejected while its client still waits.
    'query_wait_timeout = 5',
    // Longer than the statement timeout of the API.
    'query_timeout = 20',
    // Connections to a demoted primary are not kept.
    'server_idle_timeout = 30',
    'server_lifetime = 300',
    'server_check_delay = 5',
    'tcp_keepalive = 1',
    'tcp_keepidle = 5',
    'tcp_keepintvl = 2',
    'tcp_keepcnt = 3',
    'tcp_user_timeout = 10000',
    'log_connections = 0',
    'log_disconnections = 0',
  ].join('\n')}\n`;
}
