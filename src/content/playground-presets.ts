export type Preset = {
  /** The slug of the post or chapter, and the name of its example, by which it has an address below /playground. */
  from: { post: string } | { course: string; chapter: string }
  example: string
  title: string
  /** One sentence: what to try. */
  try: string
}

/** The tour of the playground. The first is what the page shows at first, so it composes and has a query. */
export const presets: Preset[] = [
  {
    from: { course: 'graphql-federation', chapter: 'entities' },
    example: 'bridge',
    title: 'Two keys, one bridge',
    try: 'Delete sku and its @key from products: inventory can no longer be reached.',
  },
  {
    from: { post: 'requires-and-its-cost' },
    example: 'requires',
    title: 'What @requires costs',
    try: 'Set the latency of catalog to 400 ms and see in the timeline what waits for it.',
  },
  {
    from: { post: 'query-planning-and-plan-caches' },
    example: 'plan',
    title: 'Four subgraphs, one plan',
    try: 'Take shippingCost out of the query and see which fetches are left.',
  },
  {
    from: { post: 'entity-design' },
    example: 'parcels',
    title: 'One parcel, two keys',
    try: 'Make warehouse unreachable and see how much of the answer is left.',
  },
  {
    from: { course: 'graphql-federation', chapter: 'shareable' },
    example: 'money',
    title: 'A value type in two subgraphs',
    try: 'Delete @shareable on Money in accounts and read what the composer says.',
  },
  {
    from: { post: 'splitting-a-monolith-graph' },
    example: 'split-override',
    title: 'Move a field with @override',
    try: 'Delete @override in customs: two subgraphs then resolve customsStatus.',
  },
  {
    from: { course: 'graphql-federation', chapter: 'versions' },
    example: 'clash',
    title: 'A field that two subgraphs resolve',
    try: 'Apply the quick fix in the list of problems.',
  },
  {
    from: { post: 'federation-v2-semantics' },
    example: 'one-line',
    title: 'From version 1 to 2 in one line',
    try: 'Mark Address @shareable in appointments, and let a quick fix import the directive.',
  },
  {
    from: { course: 'graphql-federation', chapter: 'entities' },
    example: 'no-bridge',
    title: 'A subgraph that cannot be reached',
    try: 'Give products the key by which inventory knows a product.',
  },
  {
    from: { post: 'reading-composition-errors' },
    example: 'round-1',
    title: 'One error hides another',
    try: 'Solve the error, and read the one that it hid.',
  },
  {
    from: { post: 'splitting-a-monolith-graph' },
    example: 'split-enum',
    title: 'Two versions of an enum',
    try: 'Add the missing value to the other subgraph.',
  },
  {
    from: { post: 'federation-stitching-or-bff' },
    example: 'three-ways-renamed',
    title: 'A renamed field',
    try: 'Rename weightGrams in delivery to the name that catalog uses now.',
  },
  {
    from: { post: 'federation-v2-semantics' },
    example: 'unused',
    title: 'A leftover @external',
    try: 'Remove what the composer calls unused.',
  },
  {
    from: { post: 'schema-contracts' },
    example: 'half-tagged',
    title: 'Half of a hidden type',
    try: 'Hide the field that returns SupplierTerms, too.',
  },
  {
    from: { post: 'how_perigee_helps_developers_to_compose_and_integrate_apis' },
    example: 'returns',
    title: 'Subgraphs of federation version 1',
    try: 'Let billing answer with an error and find the null it causes.',
  },
]
