import { createHighlighterCoreSync, type HighlighterCore } from '@shikijs/core'
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript'
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
