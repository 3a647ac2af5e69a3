import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { draftKey, tokenKey, writerKey } from '@/comments/browser/storage'
import { browserRecordsFile } from '@/content/collections'
import { recordKey } from '@/consent/record'
import { formDraftKey } from '@/forms/host/browser/draft'
import { storageKey as courseKey } from '@/learn/progress/record'
import { currentKey, savedPrefix } from '@/playground/page/state/saved-works'
import { reloadedKey } from '@/lib/reload-limit'
import { themeKey } from '@/site/theme/theme-store'

const listed = browserRecordsFile.all().flatMap(({ data }) => data.map(({ name }) => name))

it('the list of browser records contains every key that the code uses', () => {
  const used = [
    recordKey,
    themeKey,
    courseKey('…'),
    `${savedPrefix}…`,
    currentKey,
    reloadedKey,
    tokenKey,
    writerKey,
    draftKey('…'),
    formDraftKey('…'),
    'tfNotificationData',
    'plausible_ignore',
  ]
  expect(listed).toEqual(expect.arrayContaining(used))
})

it('no other source file writes to browser storage', () => {
  const writes = /(?:\.setItem|(?<!function )writeStored)\(|document\.cookie =|indexedDB\./
  const writers = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && writes.test(readFileSync(join('src', name), 'utf8')))
    .toSorted()
  // When you add a file here, add its record to content/browser-records.yaml.
  expect(writers).toEqual([
    'comments/browser/storage.ts',
    'consent/apply-consent.ts',
    'consent/services.ts',
    'forms/embed/panel.ts',
    'forms/host/browser/draft.ts',
    'learn/progress/use-progress.client.ts',
    'lib/stored.ts',
    'next/deferred-loader.ts',
    'playground/page/state/saved-works.ts',
    'site/errors/reload-once.ts',
    'site/theme/theme-store.ts',
  ])
})
