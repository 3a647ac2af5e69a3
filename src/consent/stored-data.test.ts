import { expect, test } from 'vitest'
import { storedDataFile } from '@/content/collections'
import { connect } from '@/db/connection'
import { describeEngines } from '@/db/testing/engines'

describeEngines('what we store', (_engine, newDatabase) => {
  test('names every table and column of the database', async () => {
    const { db } = await connect(await newDatabase())
    const tables = await db.introspection.getTables()
    await db.destroy()
    const found = tables.map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()])
    const described = storedDataFile
      .all()
      .flatMap(({ data }) => data.map(({ name, columns }) => [name, Object.keys(columns).toSorted()]))
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(found))
  })
})
