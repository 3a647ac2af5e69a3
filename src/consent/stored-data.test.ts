import { expect, test } from 'vitest'
import { storedDataFile } from '@/content/collections'
import { database } from '@/db/connection'
import { useNewDatabase } from '@/db/testing/process-database'

useNewDatabase()

test('what we store names every table and column of the database', async () => {
  const tables = await (await database()).introspection.getTables()
  const found = tables.map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()])
  const described = storedDataFile
    .all()
    .flatMap(({ data }) => data.map(({ name, columns }) => [name, Object.keys(columns).toSorted()]))
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(found))
})
