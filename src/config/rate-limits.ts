import { env } from './env'

const defaults = {
  FORM_RATE_LIMIT: 20,
  EVENT_RATE_LIMIT: 120,
  COMMENT_RATE_LIMIT: 10,
  PAGE_RATE_LIMIT: 60,
  GRAPH_RATE_LIMIT: 6_000,
  DESK_RATE_LIMIT: 30,
  CERTIFICATE_RATE_LIMIT: 40,
} as const

/** The number of requests per client IP that a variable allows (docs/environment.md), or its default. */
export function allowedRequests(name: keyof typeof defaults): number {
  return Number(env(name)) || defaults[name]
}
