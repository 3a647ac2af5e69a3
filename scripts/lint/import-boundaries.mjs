/** The areas of src from top to bottom: no import leads up or beside (docs/decisions/import-boundaries.md). */
const stacks = [
  [
    ['app'],
    ['graph'],
    ['blog', 'desk', 'learn'],
    ['demos'],
    ['customers', 'docs', 'jobs', 'podcast', 'report'],
    ['blocks'],
    ['site'],
    ['privacy'],
    ['comments'],
    ['forms', 'members', 'search', 'consent'],
    ['analytics'],
    ['requests'],
    ['db', 'content'],
    ['playground'],
    ['seo', 'ui'],
    ['next'],
    ['config'],
    ['lib'],
  ],
  [['server'], ['next'], ['config'], ['lib']],
]

/** @typedef {{ value?: unknown }} Source */

const rule = {
  /** @param {{ filename: string, report: (problem: { node: Source, message: string }) => void }} context */
  create(context) {
    const area = /\/src\/([^/]+)\//.exec(context.filename.replaceAll('\\', '/'))?.[1]
    if (!area) return {}
    const allowed = stacks.flatMap((layers) => {
      const layer = layers.findIndex((areas) => areas.includes(area))
      return layer === -1 ? [] : layers.slice(layer + 1).flat()
    })
    const known = stacks.some((layers) => layers.flat().includes(area))

    /** @param {{ source?: Source | null }} node */
    function check({ source }) {
      const target = /^@\/([^/]+)/.exec(String(source?.value))?.[1]
      if (!source || (known && (!target || target === area || allowed.includes(target)))) return
      const message = known
        ? `${area} must not import ${target}, only ${allowed.join(', ') || 'its own files'}.`
        : `Add the area ${area} to scripts/lint/import-boundaries.mjs.`
      context.report({ node: source, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    }
  },
}

export default { meta: { name: 'site' }, rules: { 'import-boundaries': rule } }
