/** Where a rule of composition is taught: a chapter or post of this site, with the words of the link. */
type Lesson = { href: string; title: string }

const course = '/learn/graphql-federation'
const errors = '/blog/reading-composition-errors'

const lesson = {
  shareable: { href: `${course}/shareable`, title: 'Sharing a field' },
  mayDiffer: { href: `${course}/shareable#may-differ`, title: 'How two definitions may differ' },
  entities: { href: `${course}/entities`, title: 'Entities and keys' },
  compoundKeys: { href: `${course}/entities#compound-keys`, title: 'Keys made of several fields' },
  link: { href: `${course}/versions#one-line-decides`, title: 'The line that makes a schema version 2' },
  versions: { href: `${course}/versions#other-differences`, title: 'What the two versions ask for' },
  external: {
    href: '/blog/federation-v2-semantics#an-external-field-needs-a-use',
    title: 'An external field needs a use',
  },
  requires: { href: '/blog/requires-and-its-cost', title: '@requires and its cost' },
  override: { href: '/blog/splitting-a-monolith-graph', title: 'Moving a field with @override' },
  contracts: { href: '/blog/schema-contracts', title: 'Hiding parts of a schema' },
  oneDocument: { href: `${errors}#round-one`, title: 'Errors in one schema' },
  twoDocuments: { href: `${errors}#round-two`, title: 'Schemas that disagree' },
  unreachable: { href: `${errors}#round-three`, title: 'A graph that cannot answer' },
} satisfies Record<string, Lesson>

/** The first that matches counts. A code that none matches is about a directive that no chapter or post teaches yet. */
const lessons: [codes: RegExp, lesson: Lesson][] = [
  [/^INVALID_(?:FIELD_SHARING|SHAREABLE_USAGE)$/, lesson.shareable],
  [/^KEY_(?:FIELDS|DIRECTIVE|INVALID)/, lesson.compoundKeys],
  [/KEY|^INTERFACE_OBJECT/, lesson.entities],
  [/^(?:INVALID|UNKNOWN)\w*_LINK|^LINK_/, lesson.link],
  [/^DIRECTIVE_(?:COMPOSITION|DEFINITION)|^TYPE_DEFINITION|^ROOT_\w+_USED$/, lesson.versions],
  [/^OVERRIDE_/, lesson.override],
  [/^(?:REQUIRES|PROVIDES)_|TRANSITIVE/, lesson.requires],
  [/EXTERNAL|^EXTENSION_/, lesson.external],
  [/INACCESSIBLE/, lesson.contracts],
  [/^SATISFIABILITY_/, lesson.unreachable],
  [/^FIELD_(?:TYPE|ARGUMENT)/, lesson.mayDiffer],
  [/MISMATCH|MISSING|^EMPTY_MERGED|NO_IMPLEM$|^NO_QUERIES$/, lesson.twoDocuments],
  [/^INVALID_GRAPHQL$|^GRAPHQL_|_SUBGRAPH_NAME$/, lesson.oneDocument],
]

/** Gives where the rule behind a code is taught. */
export function lessonFor(code: string): Lesson | undefined {
  return lessons.find(([codes]) => codes.test(code))?.[1]
}

/** Every lesson, so that the check of the content finds those that are gone. */
export const allLessons: Lesson[] = Object.values(lesson)
