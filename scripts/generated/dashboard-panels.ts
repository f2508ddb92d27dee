export type Panel = {
  readonly title: string
  readonly query: string
  readonly unit: 's' | 'short' | 'reqps' | 'percentunit' | 'bytes'
  /** What one line of it is called. */
  readonly legend?: string
}

const p99 = (histogram: string, by = ''): string =>
  `histogram_quantile(0.99, sum by (le${by && `, ${by}`}) (rate(${histogram}_bucket[5m])))`

/** What somebody on call looks at, one page for each question. Every query is asked of a running cluster by a test. */
export const DASHBOARDS: Readonly<Record<string, readonly Panel[]>> = {
  business: [
    {
      title: 'Answers a second',
      query: 'sum by (status) (rate(http_request_duration_seconds_count[5m]))',
      unit: 'reqps',
      legend: '{{status}}',
    },
    { title: 'Reads that failed', query: 'objective:reads_bad:ratio_5m or vector(0)', unit: 'percentunit' },
    {
      title: 'Purchases not judged in time',
      query: 'objective:purchases_bad:ratio_5m or vector(0)',
      unit: 'percentunit',
    },
    {
      title: 'Slowest calls, 99 of 100 within',
      query: `topk(10, ${p99('http_request_duration_seconds', 'route')})`,
      unit: 's',
      legend: '{{route}}',
    },
    {
      title: 'Content has been the same for',
      query: 'max by (instance) (content_generation_age_seconds)',
      unit: 's',
      legend: '{{instance}}',
    },
    {
      title: 'Sign-ins a second by how they ended',
      query: 'sum by (event, outcome) (rate(security_events_total{event=~"SIGN_IN.*"}[5m])) or vector(0)',
      unit: 'reqps',
      legend: '{{event}} {{outcome}}',
    },
    {
      title: 'Releases that answer',
      query: 'count by (version) (release_info)',
      unit: 'short',
      legend: '{{version}}',
    },
    {
      title: 'Searches without a result',
      query: 'sum(rate(search_without_result_total[5m])) or vector(0)',
      unit: 'reqps',
    },
  ],
  money: [
    {
      title: 'Purchases, gifts and shares a second',
      query:
        'sum by (status) (rate(http_request_duration_seconds_count{method="POST",route=~"/gw/.*(register|gift|share)"}[5m])) or vector(0)',
      unit: 'reqps',
      legend: '{{status}}',
    },
    {
      title: 'Answers to moves by kind',
      query: 'sum by (kind, answer) (rate(value_answers_total[5m])) or vector(0)',
      unit: 'reqps',
      legend: '{{kind}} {{answer}}',
    },
    {
      title: 'Moves without an end',
      query: 'max by (kind, state) (value_moves_open) or vector(0)',
      unit: 'short',
      legend: '{{kind}} {{state}}',
    },
    {
      title: 'The core answers, 99 of 100 within',
      query: `${p99('core_answer_seconds', 'order')} or vector(0)`,
      unit: 's',
      legend: '{{order}}',
    },
    { title: 'Set aside', query: 'max(ledger_holds_open)', unit: 'short' },
    { title: 'Oldest move without an answer', query: 'max(value_oldest_unknown_seconds)', unit: 's' },
    { title: 'The core is silent', query: 'max(core_silent)', unit: 'short' },
    { title: 'Payments that wait for a person', query: 'max(payments_for_staff)', unit: 'short' },
    {
      title: 'Oldest order that is paid and not delivered',
      query: 'max(payments_oldest_paid_seconds)',
      unit: 's',
    },
    { title: 'Days of the ledger that are not sealed', query: 'max(ledger_days_unsealed)', unit: 'short' },
    { title: 'Days that are not what was sealed', query: 'max(ledger_days_broken)', unit: 'short' },
    {
      title: 'Work that waits, the oldest since',
      query: 'max by (job) (jobs_oldest_waiting_seconds)',
      unit: 's',
      legend: '{{job}}',
    },
    { title: 'Work that waits', query: 'max by (job) (jobs_waiting)', unit: 'short', legend: '{{job}}' },
    {
      title: 'Runs of jobs a second',
      query: 'sum by (how) (rate(jobs_ended_total[5m]))',
      unit: 'reqps',
      legend: '{{how}}',
    },
  ],
  messages: [
    {
      title: 'Connections to message centres',
      query: 'sum by (instance) (sms_binds)',
      unit: 'short',
      legend: '{{instance}}',
    },
    {
      title: 'Codes at the centre, 99 of 100 within',
      query: `${p99('sms_code_handed_over_seconds')} or vector(0)`,
      unit: 's',
    },
    { title: 'Delivered, 99 of 100 within', query: `${p99('sms_delivery_seconds')} or vector(0)`, unit: 's' },
    {
      title: 'Messages a second by what became of them',
      query: 'sum by (state) (rate(sms_messages_total[5m])) or vector(0)',
      unit: 'reqps',
      legend: '{{state}}',
    },
    {
      title: 'Messages that wait, the oldest since',
      query: 'max by (kind) (sms_oldest_waiting_seconds) or vector(0)',
      unit: 's',
      legend: '{{kind}}',
    },
    {
      title: 'Unanswered by the centres',
      query: 'sum(sms_window_used) / sum(sms_window_most)',
      unit: 'percentunit',
    },
    { title: 'Codes to other networks today', query: 'max(identity_network_codes_today)', unit: 'short' },
  ],
  database: [
    { title: 'Leads', query: 'patroni_primary', unit: 'short', legend: '{{instance}}' },
    { title: 'Has every commit', query: 'patroni_sync_standby', unit: 'short', legend: '{{instance}}' },
    {
      title: 'Connections in use',
      query: 'sum by (instance) (database_connections_in_use)',
      unit: 'short',
      legend: '{{instance}}',
    },
    {
      title: 'Callers that wait for a connection',
      query: 'sum by (instance) (database_callers_waiting)',
      unit: 'short',
      legend: '{{instance}}',
    },
    { title: 'Told to come back later', query: 'sum(rate(database_away_answers_total[5m]))', unit: 'reqps' },
    {
      title: 'Commits a second',
      query: 'sum by (datname) (rate(pg_stat_database_xact_commit[5m]))',
      unit: 'reqps',
      legend: '{{datname}}',
    },
    {
      title: 'Logs that could not be archived',
      query: 'sum by (instance) (pg_stat_archiver_failed_count)',
      unit: 'short',
      legend: '{{instance}}',
    },
    {
      title: 'Size',
      query: 'max by (datname) (pg_database_size_bytes)',
      unit: 'bytes',
      legend: '{{datname}}',
    },
    {
      title: 'Redis commands that failed',
      query: 'sum by (command) (rate(redis_failed_commands_total[5m])) or vector(0)',
      unit: 'reqps',
      legend: '{{command}}',
    },
    { title: 'Redis answers', query: 'redis_up', unit: 'short', legend: '{{instance}}' },
  ],
  edge: [
    { title: 'An edge answers', query: 'probe_success{job="edge"}', unit: 'short', legend: '{{instance}}' },
    {
      title: 'Its certificate ends in',
      query: 'probe_ssl_earliest_cert_expiry{job="edge"} - time()',
      unit: 's',
      legend: '{{instance}}',
    },
    {
      title: 'Processes that get people',
      query: 'haproxy_backend_active_servers',
      unit: 'short',
      legend: '{{proxy}} {{instance}}',
    },
    {
      title: 'Requests a second',
      query: 'sum by (proxy) (rate(haproxy_frontend_http_requests_total[5m]))',
      unit: 'reqps',
      legend: '{{proxy}}',
    },
    {
      title: 'Tried again by the balancer',
      query: 'sum by (proxy) (rate(haproxy_backend_retry_warnings_total[5m]))',
      unit: 'reqps',
      legend: '{{proxy}}',
    },
    {
      title: 'Memory of processes',
      query: 'process_resident_memory_bytes{job=~"api|worker"}',
      unit: 'bytes',
      legend: '{{job}} {{instance}}',
    },
    {
      title: 'Event loop is late',
      query: 'nodejs_eventloop_lag_p99_seconds',
      unit: 's',
      legend: '{{job}} {{instance}}',
    },
  ],
}
