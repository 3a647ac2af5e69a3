import { expect, test } from 'vitest'
import { forms, pages, storedDataFile } from '@/content/collections'
import { database } from '@/db/connection'
import { backupDays, eventMonths } from '@/config/retention'
import { useNewDatabase } from '@/db/testing/engines'

useNewDatabase()

test('what we store names every table and column of the database', async () => {
  const tables = await (await database()).introspection.getTables()
  const found = tables.map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()])
  const described = storedDataFile
    .all()
    .flatMap(({ data }) => data.map(({ name, columns }) => [name, Object.keys(columns).toSorted()]))
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(found))
})

test('the trust center names the times that the server keeps', () => {
  const trust = pages.all().find(({ slug }) => slug === 'elsewhere/trust')?.body
  const months = forms.all().map(({ data }) => data.keepMonths)
  expect(trust).toContain(`${Math.min(...months)} to ${Math.max(...months)} months`)
  expect(trust).toContain(`| ${eventMonths} months |`)
  expect(trust).toContain(`| ${backupDays} days |`)
})
