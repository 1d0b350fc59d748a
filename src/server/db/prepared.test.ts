import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PreparedPglite } from './prepared.ts'

/** A statement with what is put in, as the finders and writers of this folder send them. */
const STATEMENTS: [string, unknown[]][] = [
  ['select $1::text as told, $2::int as number, $3::boolean as is_so', ['a "text" with ü', 7, true]],
  ['select $1::text as nothing', [null]],
  ['select $1::jsonb as told', [JSON.stringify({ rows: [1, 'two'] })]],
  ['select $1::timestamptz as at', ['2026-03-02T09:30:00.000Z']],
  ['select $1::text[] as names', [['one', 'two, and three']]],
  ['select $1::bytea as bytes', [new Uint8Array([0, 1, 255])]],
  ['select id, told from kept where id = any($1::text[]) order by id', [['one', 'two']]],
  ['insert into kept values ($1, $2), ($3, $2) on conflict do nothing', ['three', 'anew', 'four']],
  ['update kept set told = $1 where id like $2', ['changed', 't%']],
  ['delete from kept where id = $1 returning told', ['two']],
  ['select count(*) as number from kept', []],
]

const open = async () => {
  const database = new PreparedPglite('memory://')
  await database.exec("create table kept (id text primary key, told text); insert into kept values ('one', 'a'), ('two', 'b')")
  return database
}

describe('The embedded database with prepared statements', () => {
  let plain: PreparedPglite
  let prepared: PreparedPglite
  beforeAll(async () => {
    plain = await open()
    prepared = await open()
    prepared.prepare()
  })
  afterAll(async () => {
    await plain.close()
    await prepared.close()
  })

  it.each(STATEMENTS)('answers as PGlite itself does: %s', async (sql, values) => {
    for (const rowMode of ['array', 'object'] as const) {
      const { rows, fields, affectedRows } = await plain.query(sql, values, { rowMode })
      expect(await prepared.query(sql, values, { rowMode })).toEqual({ rows, fields, affectedRows })
    }
  })

  it('says why a statement fails, and answers the next', async () => {
    const again = () => prepared.query('insert into kept (id) values ($1)', ['one'])
    await expect(again()).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey' })
    await expect(again()).rejects.toMatchObject({ code: '23505' })
    await expect(prepared.query('select nothing from kept')).rejects.toMatchObject({ code: '42703' })
    expect((await prepared.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('keeps nothing of a transaction that fails', async () => {
    const change = prepared.transaction(async (tx) => {
      await tx.query('insert into kept (id) values ($1)', ['half'])
      await tx.query('insert into kept (id) values ($1)', ['one'])
    })
    await expect(change).rejects.toMatchObject({ code: '23505' })
    expect((await prepared.query('select id from kept where id = $1', ['half'])).rows).toEqual([])
  })

  it('lets those statements go that were longest not asked, and asks them anew', async () => {
    for (const round of [1, 2]) {
      for (let number = 0; number < 450; number += 1) {
        const { rows } = await prepared.query(`select $1::int + ${number} as sum`, [round])
        expect(rows).toEqual([{ sum: round + number }])
      }
    }
    const { rows } = await prepared.query<{ kept: number }>('select count(*)::int as kept from pg_prepared_statements')
    expect(rows[0]?.kept).toBeLessThanOrEqual(401)
  })
})
