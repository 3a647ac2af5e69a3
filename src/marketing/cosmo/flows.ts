export type Flow = 'change' | 'request' | 'telemetry' | 'sign-in'

/** The kinds of traffic, each with its path in words. */
export const flows: { key: Flow; name: string; path: string }[] = [
  {
    key: 'change',
    name: 'A schema change',
    path: 'The CLI calls the Control Plane, which composes, stores the result in PostgreSQL, and writes a config to the CDN. Routers fetch it from there.',
  },
  {
    key: 'request',
    name: 'A request',
    path: 'A client calls the router. The router calls the subgraphs.',
  },
  {
    key: 'telemetry',
    name: 'Telemetry',
    path: 'The router sends traces and field usage to two collectors, which write to ClickHouse. The Control Plane reads them for Studio and for checks.',
  },
  {
    key: 'sign-in',
    name: 'A sign-in',
    path: 'Studio and the CLI call the Control Plane, which signs people in through Keycloak and your identity provider.',
  },
]
