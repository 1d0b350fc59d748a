import { sql } from 'drizzle-orm'
import { rowsIn } from '../backup/catalogue.ts'
import type { OpenDatabase } from '../database.ts'

/** Every row that belongs to a person, table by table, as one text each: what can be compared before and after. */
export async function rowsOf({ db }: OpenDatabase, person: string): Promise<Record<string, string>> {
  const columns = await rowsIn<{ table_name: string; column_name: string }>(
    db.execute(
      sql`select table_name, column_name from information_schema.columns where table_schema = 'public' and column_name in ('owner', 'user_id')`,
    ),
  )
  const kept: Record<string, string> = {}
  for (const { table_name, column_name } of columns) {
    const rows = sql`select t::text as said from ${sql.identifier(table_name)} t where ${sql.identifier(column_name)} = ${person} order by 1`
    kept[table_name] = (await rowsIn<{ said: string }>(db.execute(rows))).map(({ said }) => said).join('\n')
  }
  return kept
}
