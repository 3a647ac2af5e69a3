/** What a directive is about, for the filter of the matrix. */
export const kinds = {
  entities: 'Entities',
  sharing: 'Sharing and moving',
  visibility: 'Visibility',
  access: 'Access and cost',
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
    meaning: 'Names the fields that identify an entity. Composite keys work.',
  },
  { name: '@external', kind: 'entities', since: '1', meaning: 'Another subgraph resolves this field.' },
  {
    name: '@requires',
    kind: 'entities',
    since: '1',
    meaning: 'Names fields that the router must fetch before this one.',
  },
  {
    name: '@provides',
    kind: 'entities',
    since: '1',
    meaning: 'Names fields that the subgraph also resolves on this path.',
  },
  { name: '@extends', kind: 'entities', since: '1', meaning: 'Another subgraph defines the type.' },
  { name: '@tag', kind: 'visibility', since: '1', meaning: 'Labels an element for contracts.' },
  {
    name: '@link',
    kind: 'sharing',
    since: '2.0',
    meaning: 'Declares the version and the imported directives.',
  },
  {
    name: '@shareable',
    kind: 'sharing',
    since: '2.0',
    meaning: 'Several subgraphs resolve the field, with the same value.',
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
    meaning: 'Hides an element from clients. The router can plan with it.',
  },
  {
    name: '@key(resolvable:)',
    kind: 'entities',
    since: '2.0',
    meaning: 'Refers to an entity that the subgraph does not resolve.',
  },
  {
    name: '@composeDirective',
    kind: 'visibility',
    since: '2.1',
    meaning: 'Keeps a custom directive in the graph.',
  },
  { name: '@key on interfaces', kind: 'entities', since: '2.3', meaning: 'Makes an interface an entity.' },
  {
    name: '@interfaceObject',
    kind: 'entities',
    since: '2.3',
    meaning: 'Adds fields to every implementation of an interface.',
  },
  { name: '@authenticated', kind: 'access', since: '2.5', meaning: 'Requires a valid token.' },
  {
    name: '@requiresScopes',
    kind: 'access',
    since: '2.5',
    meaning: 'Requires one of several combinations of scopes.',
  },
  {
    name: '@policy',
    kind: 'access',
    since: '2.6',
    meaning: 'Asks a policy. Use a Go module of the router instead.',
    missing: true,
  },
  {
    name: '@override(label:)',
    kind: 'sharing',
    since: '2.7',
    meaning: 'Takes over a share of the requests. Use a feature flag instead.',
    missing: true,
  },
  {
    name: '@context, @fromContext',
    kind: 'entities',
    since: '2.8',
    meaning: 'Passes a value of a parent to an argument below it.',
    missing: true,
  },
  { name: '@cost', kind: 'access', since: '2.9', meaning: 'Sets the cost of a field or type.' },
  { name: '@listSize', kind: 'access', since: '2.9', meaning: 'Sets the expected length of a list.' },
  {
    name: '@edfs__…',
    kind: 'own',
    since: 'events',
    meaning: 'Connects a root field to Kafka, NATS, or Redis.',
  },
  {
    name: '@openfed__subscriptionFilter',
    kind: 'own',
    since: 'events',
    meaning: 'Selects the events that reach a subscriber.',
  },
  {
    name: '@openfed__configureDescription',
    kind: 'own',
    since: 'any',
    meaning: 'Chooses the subgraph whose description the graph shows.',
  },
  {
    name: '@openfed__requireFetchReasons',
    kind: 'own',
    since: 'any',
    meaning: 'Tells the subgraph why the router fetches a field.',
  },
  {
    name: '@connect__fieldResolver',
    kind: 'own',
    since: 'gRPC',
    meaning: 'Resolves a field with a separate remote call.',
  },
]

/** Whether a subgraph of version 1 may use a directive; using one of version 2 makes it a version 2 subgraph. */
export function worksInV1({ since }: Directive): boolean {
  return !since.startsWith('2')
}
