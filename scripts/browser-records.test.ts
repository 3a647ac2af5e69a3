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
  const writers = sourceFiles('src').filter((file) =>
    /(?:\.setItem|(?<!function )writeStored)\(|document\.cookie =|indexedDB\./.test(
      readFileSync(file, 'utf8'),
    ),
  )
  // When you add a file here, add its record to content/browser-records.yaml.
  expect(writers.filter((file) => !file.includes('.test.'))).toEqual([
    'src/comments/browser/storage.ts',
    'src/consent/apply-consent.ts',
    'src/consent/services.ts',
    'src/forms/embed/notification.ts',
    'src/forms/host/browser/draft.ts',
    'src/learn/progress/use-progress.client.ts',
    'src/lib/stored.ts',
    'src/next/deferred-loader.ts',
    'src/playground/page/state/saved-works.ts',
    'src/site/errors/reload-once.ts',
    'src/site/theme/theme-store.ts',
  ])
})

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .toSorted()
}
