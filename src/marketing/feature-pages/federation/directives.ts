/** What a directive is about, for the filter of the matrix. */
export const kinds = {
  entities: 'Entities',
  sharing: 'Sharing, moving',
  visibility: 'Visibility',
  access: 'Access, cost',
  own: 'Our extensions',
} as const
type Kind = keyof typeof kinds

export type Directive = {
  name: string
  kind: Kind
  /** First version of federation that has it; extensions name where they apply instead. */
  since: '1' | '2.0' | '2.1' | '2.3' | '2.5' | '2.6' | '2.7' | '2.8' | '2.9' | 'events' | 'gRPC' | 'any'
  meaning: string
  /** Part of the federation specification, but not supported. */
  missing?: true
}

/** Directives and their support, as in the compatibility matrix of the documentation. */
export const directives: Directive[] = [
  {
    name: '@key',
    kind: 'entities',
    since: '1',
    meaning: 'These fields identify the entity; composite keys included.',
  },
  { name: '@external', kind: 'entities', since: '1', meaning: 'Another subgraph resolves this field.' },
  {
    name: '@requires',
    kind: 'entities',
    since: '1',
    meaning: 'Fetch these fields first, this one needs them.',
  },
  { name: '@provides', kind: 'entities', since: '1', meaning: 'On this path, these fields come along.' },
  { name: '@extends', kind: 'entities', since: '1', meaning: 'The type is defined elsewhere.' },
  { name: '@tag', kind: 'visibility', since: '1', meaning: 'A label, for contracts.' },
  { name: '@link', kind: 'sharing', since: '2.0', meaning: 'Declares the version and what is imported.' },
  {
    name: '@shareable',
    kind: 'sharing',
    since: '2.0',
    meaning: 'Several subgraphs resolve this field, all alike.',
  },
  {
    name: '@override',
    kind: 'sharing',
    since: '2.0',
    meaning: 'Takes the field over from another subgraph.',
  },
  {
    name: '@inaccessible',
    kind: 'visibility',
    since: '2.0',
    meaning: 'For planning only, hidden from clients.',
  },
  { name: '@key(resolvable:)', kind: 'entities', since: '2.0', meaning: 'A reference without a resolver.' },
  {
    name: '@composeDirective',
    kind: 'visibility',
    since: '2.1',
    meaning: 'Keeps a custom directive in the graph.',
  },
  { name: '@key on interfaces', kind: 'entities', since: '2.3', meaning: 'An interface can be an entity.' },
  {
    name: '@interfaceObject',
    kind: 'entities',
    since: '2.3',
    meaning: 'Adds fields to every implementation.',
  },
  { name: '@authenticated', kind: 'access', since: '2.5', meaning: 'Asks for a valid token.' },
  {
    name: '@requiresScopes',
    kind: 'access',
    since: '2.5',
    meaning: 'Asks for one of several combinations of scopes.',
  },
  {
    name: '@policy',
    kind: 'access',
    since: '2.6',
    meaning: 'Leaves the decision to a policy. A Go module does that here.',
    missing: true,
  },
  {
    name: '@override(label:)',
    kind: 'sharing',
    since: '2.7',
    meaning: 'Takes over a share of the requests. A feature flag does that here.',
    missing: true,
  },
  {
    name: '@context, @fromContext',
    kind: 'entities',
    since: '2.8',
    meaning: 'Hands a value of a parent to an argument further down.',
    missing: true,
  },
  { name: '@cost', kind: 'access', since: '2.9', meaning: 'What a field or type weighs in cost control.' },
  { name: '@listSize', kind: 'access', since: '2.9', meaning: 'How long a list is assumed to be.' },
  {
    name: '@edfs__…',
    kind: 'own',
    since: 'events',
    meaning: 'Connects a root field to Kafka, NATS or Redis.',
  },
  {
    name: '@openfed__subscriptionFilter',
    kind: 'own',
    since: 'events',
    meaning: 'Decides which events reach a subscriber.',
  },
  {
    name: '@openfed__configureDescription',
    kind: 'own',
    since: 'any',
    meaning: 'Chooses whose description the graph shows.',
  },
  {
    name: '@openfed__requireFetchReasons',
    kind: 'own',
    since: 'any',
    meaning: 'Tells the subgraph why a field is fetched.',
  },
  {
    name: '@connect__fieldResolver',
    kind: 'own',
    since: 'gRPC',
    meaning: 'Gives a field a remote call of its own.',
  },
]

/** Whether a subgraph of version 1 may use a directive; using one of version 2 makes it a version 2 subgraph. */
export function worksInV1({ since }: Directive): boolean {
  return !since.startsWith('2')
}
