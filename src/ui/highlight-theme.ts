import type { ThemeRegistrationRaw } from '@shikijs/core'

/**
 * Kinds of tokens, each with the class that `code-block.css` colors. Shiki only knows colors, so
 * the theme below gives each kind its own color, which is mapped back to the class.
 */
const scopesByClass: Record<string, string[]> = {
  c: ['comment', 'punctuation.definition.comment'],
  k: [
    'keyword',
    'storage',
    'variable.language',
    'keyword.operator.new',
    'keyword.operator.expression',
    'punctuation.definition.heading.markdown',
    'markup.heading',
    'entity.name.tag',
  ],
  s: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'markup.underline.link'],
  n: [
    'constant.numeric',
    'constant.language',
    'constant.character',
    'keyword.other.unit',
    'support.constant',
  ],
  f: [
    'entity.name.function',
    'entity.other.attribute-name',
    'entity.name.tag.yaml',
    'entity.name.tag.http',
    'variable.other.key.toml',
    'variable.object.property',
    'punctuation.support.type.property-name',
    'meta.object-literal.key',
    'support.function',
    'support.type.property-name',
    'support.variable.property',
  ],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
  ],
  p: [
    'punctuation',
    'meta.brace',
    'keyword.operator',
    'storage.type.function.arrow',
    'meta.tag.metadata.doctype',
  ],
}

const classes = Object.keys(scopesByClass)

export const theme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'dark',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#ffffff' },
  settings: classes.map((name, index) => ({
    scope: scopesByClass[name],
    settings: { foreground: colorAt(index) },
  })),
}

/** Class of a token, by the color the theme gave it; undefined for plain text. */
export function classOf(tokenColor: string | undefined): string | undefined {
  return classes.find((_, index) => colorAt(index) === tokenColor?.toLowerCase())
}

function colorAt(index: number): string {
  return `#00000${index + 1}`
}
