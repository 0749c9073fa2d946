import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of this process for Prometheus, at GET /metrics. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });

const registers = [registry];

/** Counters and histograms. Labels come from fixed sets: never IDs, names or texts of a caller. */
export const metrics = {
  requestSeconds: new Histogram({
    name: 'quickportal_http_request_seconds',
    help: 'Time to answer a request, by route template and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  }),
  signIns: new Counter({
    name: 'quickportal_sign_ins_total',
    help: 'Sign-in attempts by outcome: success, failure, locked, throttled.',
    labelNames: ['outcome'],
    registers,
  }),
  refusals: new Counter({
    name: 'quickportal_refusals_total',
    help: 'Requests refused for want of a right, and how the audit trail noted them: entry or summary.',
    labelNames: ['noted'],
    registers,
  }),
  secretsRemoved: new Counter({
    name: 'quickportal_audit_secrets_removed_total',
    help: 'Secrets that had to be kept out of audit entries. Anything but 0 is a mistake of ours.',
    registers,
  }),
  jobs: new Counter({
    name: 'quickportal_jobs_total',
    help: 'Finished job attempts by topic and outcome: done, retried, dead.',
    labelNames: ['topic', 'outcome'],
    registers,
  }),
  jobSeconds: new Histogram({
    name: 'quickportal_job_seconds',
    help: 'Time a job attempt took, by topic.',
    labelNames: ['topic'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60, 300],
    registers,
  }),
  deliveries: new Counter({
    name: 'quickportal_deliveries_total',
    help: 'Attempts to deliver an event by outcome: delivered, failed (is tried again), dead (given up).',
    labelNames: ['outcome'],
    registers,
  }),
  outboxRelayed: new Counter({
    name: 'quickportal_outbox_relayed_total',
    help: 'Side effects handed from the outbox to the job queue by this node.',
    registers,
  }),
  limitedCalls: new Counter({
    name: 'quickportal_limited_calls_total',
    help: 'Calls refused with 429 by the limit of a session or key a minute, of mails an hour, or of look-ups of names.',
    labelNames: ['limit'],
    registers,
  }),
  auditHeadConflicts: new Counter({
    name: 'quickportal_audit_head_conflicts_total',
    help: 'Seals that found a stored head which the audit trail does not lead to: its end was cut off or replaced.',
    registers,
  }),
  sealed: new Counter({
    name: 'quickportal_audit_sealed_total',
    help: 'Audit entries sealed by this node.',
    registers,
  }),
} as const;

/** Gauges, updated on each request of /metrics. */
export const gauges = {
  pool: new Gauge({
    name: 'quickportal_database_connections',
    help: 'Connections of each pool by state: open, idle; and calls waiting for one.',
    labelNames: ['role', 'state'],
    registers,
  }),
  outboxWaiting: new Gauge({
    name: 'quickportal_outbox_waiting',
    help: 'Side effects that are due and not yet handed to the job queue.',
    registers,
  }),
  outboxLag: new Gauge({
    name: 'quickportal_outbox_lag_seconds',
    help: 'How long the oldest of them has waited.',
    registers,
  }),
  jobs: new Gauge({
    name: 'quickportal_job_queue',
    help: 'Jobs by state: waiting, running, dead.',
    labelNames: ['state'],
    registers,
  }),
  unsealed: new Gauge({
    name: 'quickportal_audit_unsealed',
    help: 'Audit entries that wait to be sealed.',
    registers,
  }),
  ipDataBuilt: new Gauge({
    name: 'quickportal_ip_country_data_built_timestamp_seconds',
    help: 'When the data that countries of IP addresses are looked up in was built, in Unix time.',
    registers,
  }),
  ipProxyNetworks: new Gauge({
    name: 'quickportal_ip_proxy_networks',
    help: 'Networks in the list of anonymous proxies that is in use.',
    registers,
  }),
  revocationListEnd: new Gauge({
    name: 'quickportal_revocation_list_end_timestamp_seconds',
    help: 'When the first of the current revocation lists ends, in Unix time; 0: there is none.',
    registers,
  }),
  nodes: new Gauge({ name: 'quickportal_nodes', help: 'Processes whose heartbeat is fresh.', registers }),
} as const;
