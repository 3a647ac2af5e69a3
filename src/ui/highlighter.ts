import { createHighlighterCoreSync, type HighlighterCore, type ThemeRegistrationRaw } from '@shikijs/core'
import { createOnigurumaEngine } from '@shikijs/engine-oniguruma'
import bash from '@shikijs/langs/bash'
import css from '@shikijs/langs/css'
import docker from '@shikijs/langs/docker'
import go from '@shikijs/langs/go'
import html from '@shikijs/langs/html'
import http from '@shikijs/langs/http'
import js from '@shikijs/langs/javascript'
import json from '@shikijs/langs/json'
import jsx from '@shikijs/langs/jsx'
import md from '@shikijs/langs/markdown'
import proto from '@shikijs/langs/proto'
import sql from '@shikijs/langs/sql'
import toml from '@shikijs/langs/toml'
import tsx from '@shikijs/langs/tsx'
import ts from '@shikijs/langs/typescript'
import xml from '@shikijs/langs/xml'
import yaml from '@shikijs/langs/yaml'
import scopesByClass from './highlight-scopes.json' with { type: 'json' }

const classes = Object.keys(scopesByClass) as (keyof typeof scopesByClass)[]

/**
 * The kinds of tokens of highlight-scopes.json. Shiki only knows colors, so each kind has its own here, which `classOf`
 * maps back to the class that `code-block.css` colors.
 */
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

/** The engine that the grammars were written for; JavaScript expressions took 1.7 times the processor time for all listings. */
const engine = await createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined'))
let instance: HighlighterCore | undefined

/** The process's only highlighter. */
export function highlighter(): HighlighterCore {
  instance ??= createHighlighterCoreSync({
    engine,
    themes: [theme],
    langs: [bash, css, docker, go, html, http, js, json, jsx, md, proto, sql, toml, tsx, ts, xml, yaml],
  })
  return instance
}
