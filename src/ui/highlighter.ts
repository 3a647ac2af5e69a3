import { createHighlighterCoreSync, type HighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import bash from 'shiki/langs/bash.mjs'
import css from 'shiki/langs/css.mjs'
import docker from 'shiki/langs/docker.mjs'
import go from 'shiki/langs/go.mjs'
import html from 'shiki/langs/html.mjs'
import http from 'shiki/langs/http.mjs'
import js from 'shiki/langs/javascript.mjs'
import json from 'shiki/langs/json.mjs'
import jsx from 'shiki/langs/jsx.mjs'
import md from 'shiki/langs/markdown.mjs'
import proto from 'shiki/langs/proto.mjs'
import sql from 'shiki/langs/sql.mjs'
import toml from 'shiki/langs/toml.mjs'
import tsx from 'shiki/langs/tsx.mjs'
import ts from 'shiki/langs/typescript.mjs'
import xml from 'shiki/langs/xml.mjs'
import yaml from 'shiki/langs/yaml.mjs'
import { theme } from './highlight-theme'

let instance: HighlighterCore | undefined

/** The process's only highlighter. Synchronous, because its engine uses JavaScript expressions instead of WebAssembly. */
export function highlighter(): HighlighterCore {
  instance ??= createHighlighterCoreSync({
    engine: createJavaScriptRegexEngine(),
    themes: [theme],
    langs: [bash, css, docker, go, html, http, js, json, jsx, md, proto, sql, toml, tsx, ts, xml, yaml],
  })
  return instance
}
