/** Parts of the router's configuration, each a valid file. */
export const samples = [
  {
    filename: 'Access',
    language: 'yaml',
    code: `# config.yaml: who may send requests, and what subgraphs learn about the caller
version: "1"

authentication:
  jwt:
    jwks:
      - url: https://id.halden.example/.well-known/jwks.json
        audiences: ["graph"]
        refresh_interval: 1m

authorization:
  require_authentication: true # 401 without a token

headers:
  all:
    request:
      - op: propagate # by default no header is forwarded
        named: Authorization`,
  },
  {
    filename: 'Limits',
    language: 'yaml',
    code: `# config.yaml: how much one client may request
version: "1"

rate_limit:
  enabled: true
  strategy: simple
  simple_strategy:
    rate: 10
    burst: 10
    period: 1s
    reject_exceeding_requests: true
  storage:
    urls: ["redis://redis:6379"]

security:
  cost_control:
    enabled: true
    mode: enforce
    max_estimated_limit: 5000
    estimated_list_size: 10 # where the schema has no @listSize

persisted_operations:
  log_unknown: true # log first, then switch on the safelist
  safelist:
    enabled: false`,
  },
  {
    filename: 'Failures',
    language: 'yaml',
    code: `# config.yaml: what happens when a subgraph is slow or down
version: "1"

traffic_shaping:
  all:
    request_timeout: 10s
    retry:
      enabled: true
      algorithm: backoff_jitter
      max_attempts: 3
      interval: 500ms
      max_duration: 5s
    circuit_breaker:
      enabled: true
      request_threshold: 20
      error_threshold_percentage: 50
      rolling_duration: 60s
      sleep_window: 30s
  subgraphs:
    customs:
      request_timeout: 30s`,
  },
  {
    filename: 'Telemetry',
    language: 'yaml',
    code: `# config.yaml: to your own collector
version: "1"

telemetry:
  service_name: cosmo-router
  tracing:
    enabled: true
    sampling_rate: 0.1
    exporters:
      - exporter: http
        endpoint: http://otel-collector:4318
  metrics:
    otlp:
      enabled: true
      exporters:
        - exporter: http
          endpoint: http://otel-collector:4318
    prometheus:
      enabled: true
      listen_addr: 0.0.0.0:8088`,
  },
  {
    filename: 'Events',
    language: 'yaml',
    code: `# config.yaml: brokers the router subscribes to
version: "1"

events:
  providers:
    kafka:
      - id: default
        brokers: ["kafka-0:9092", "kafka-1:9092"]
    nats:
      - id: positions
        url: nats://nats:4222`,
  },
]
