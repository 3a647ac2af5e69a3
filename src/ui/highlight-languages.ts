/** Languages of code blocks, each with its display name. */
export const codeLanguages = {
  graphql: 'GraphQL',
  yaml: 'YAML',
  json: 'JSON',
  ts: 'TypeScript',
  tsx: 'TSX',
  js: 'JavaScript',
  jsx: 'JSX',
  go: 'Go',
  bash: 'Shell',
  http: 'HTTP',
  proto: 'Protobuf',
  sql: 'SQL',
  docker: 'Dockerfile',
  html: 'HTML',
  css: 'CSS',
  toml: 'TOML',
  xml: 'XML',
  md: 'Markdown',
  diff: 'Diff',
  text: 'Text',
} as const

export type CodeLanguage = keyof typeof codeLanguages
