import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { shownColumns } from './own-rows.ts'
import { user } from './schema/accounts.ts'
import { nameOf, OWNED_TABLES, TABLES } from './tables.ts'
import { onEachDatabase } from './testing/databases.ts'

/** The tables whose rows do not go with an account, each with the reason. */
const NOBODYS: Record<string, string> = {
  user: 'is the account itself',
  verification:
    'holds what is asked back within minutes, under names of its own; a value that names an account which has gone opens nothing',
  jwks: "holds the server's own keys",
  server_setting: 'holds what the server decided for all its replicas',
  spoken_question: 'holds sounds under fingerprints of words, not whose these are; the 500 asked for last',
}

const names = TABLES.map(nameOf)
const tables = TABLES.map((table) => [nameOf(table), table] as const)

onEachDatabase('The tables', (database) => {
  test('are all known: those that the migrations make, and no others', async () => {
    const rows = database().db.select({ name: sql<string>`tablename` }).from(sql`pg_tables where schemaname = 'public'`)
    const made = (await rows).map(({ name }) => name)
    expect([...names].sort(), 'Name the file of a new table in src/server/db/tables.ts').toEqual(made.sort())
  })

  test('whose rows go with an account do so in the database', async () => {
    const cascading = sql`pg_constraint where contype = 'f' and confdeltype = 'c' and confrelid = ${nameOf(user)}::regclass`
    const rows = await database().db.select({ name: sql<string>`distinct conrelid::regclass::text` }).from(cascading)
    const expected = names.filter((name) => NOBODYS[name] === undefined)
    expect(rows.map(({ name }) => name).sort()).toEqual(expected.sort())
  })
})

test.each(tables)('the rows of %s go with an account, or there is a reason why not', (name, table) => {
  const { foreignKeys, columns } = getTableConfig(table)
  const belongs = foreignKeys.some((key) => {
    const { foreignTable, columns: from } = key.reference()
    return foreignTable === user && key.onDelete === 'cascade' && from.every(({ notNull }) => notNull)
  })
  const says = `Give ${name} an owner() column, or name it with the reason in NOBODYS`
  expect(belongs, says).toBe(NOBODYS[name] === undefined)
  if (columns.some((column) => column.name === 'owner')) expect(OWNED_TABLES.map(nameOf)).toContain(name)
})

test.each(OWNED_TABLES.map((table) => [nameOf(table), table] as const))(
  'the owner of %s is shown what its rows are known by',
  (_, table) => {
    const { primaryKeys, columns } = getTableConfig(table)
    const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
    expect(key.length).toBeGreaterThan(0)
    const shown = Object.values(shownColumns(table)).map(({ name }) => name)
    expect(shown).toEqual(expect.arrayContaining(key.map(({ name }) => name)))
  },
)

test('what is left out of the rows that are shown is bytes and what opens something', () => {
  const left = OWNED_TABLES.flatMap((table) => {
    const shown = Object.values(shownColumns(table))
    return getTableConfig(table)
      .columns.filter((column) => !shown.includes(column))
      .map(({ name }) => `${nameOf(table)}.${name}`)
  })
  expect(left.sort()).toEqual(['recording_part.bytes', 'source_file_part.bytes', 'voice_session.secret_hash', 'voice_session.secret_until'])
})
