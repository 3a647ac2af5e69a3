import { expect, it } from 'vitest'
import { featureGroups as menuGroups } from '@/site/features-menu'
import { featureGroups, featureHref } from './features'

/** The 26 names of specification §2: the list is fixed there, and a new feature is added to it and to this one. */
const specified = `Schema Registry; Schema Composition; Router / Gateway; GraphQL Federation v1 & v2;
  Subscriptions for Federation; Event Driven Federated Subscriptions (EDFS); Authentication & Authorization;
  Graph Access Control; Persisted Operations; AWS Lambda Router; Analytics, Metrics & Tracing;
  Schema Usage Reporting; OpenTelemetry & Distributed Tracing; Advanced Request Tracing;
  Breaking Change Detection; Schema Contracts; Schema Change Notifications;
  Pull-Request-based Schema Workflows; Compositions; OIDC; RBAC; Audit Log; Feature Flags; Cache Warmer;
  MCP Gateway; Cosmo Connect`
  .split(';')
  .map((name) => name.trim())

it('has exactly the features of the specification', () => {
  const titles = featureGroups().flatMap(({ feats }) => feats.map(({ title }) => title))
  expect(titles.toSorted()).toEqual(specified.toSorted())
})

it('agrees with the menu about groups, names and order', () => {
  const shown = featureGroups().map(({ title, feats }) => ({ title, names: feats.map((feat) => feat.title) }))
  const menu = Object.values(menuGroups).map(({ title, links }) => ({
    title,
    names: links.map((link) => link.title),
  }))
  expect(shown).toEqual(menu)
})

it('gives every feature and group an anchor of its own, whatever the case', () => {
  const anchors = featureGroups().flatMap(({ anchor, feats }) => [
    anchor,
    ...feats.map((feat) => feat.anchor),
  ])
  expect(new Set(anchors.map((anchor) => anchor.toLowerCase())).size).toBe(anchors.length)
  expect(anchors).toContain('Event-Driven-Federated-Subscriptions-EDFS')
})

it('shows real listings and own pictures', () => {
  const feats = featureGroups().flatMap((group) => group.feats)
  expect(feats.filter(({ codeSnippets = [] }) => codeSnippets.length > 0).length).toBeGreaterThanOrEqual(8)
  expect(feats.filter(({ illustrations }) => illustrations.length > 0).length).toBeGreaterThanOrEqual(6)
})

it('leads to the page of a feature, or to its block', () => {
  expect(featureHref('Breaking Change Detection')).toBe('/cosmo/features/breaking-change-detection')
  expect(featureHref('Cache Warmer')).toBe('/cosmo/features#Cache-Warmer')
})
