import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'

/** A column as the database itself knows it; `is_counted` where the database gives it a number of its own. */
export type Column = { name: string; type: string; is_counted: boolean }

/** A table as it stands in the database, of whatever version that is. */
export type Table = { name: string; columns: Column[]; key: string[] }

type ColumnRow = { table: string; name: string; type: string; is_counted: boolean; is_key: boolean }

/** Every table with rows of the product, each behind those that it refers to: so they can be filled in this order. */
export async function tablesOf(db: Database): Promise<Table[]> {
  const columns = await rowsIn<ColumnRow>(db.execute(COLUMNS))
  const references = await rowsIn<{ from: string; to: string }>(db.execute(REFERENCES))
  const tables = new Map<string, Table>()
  for (const { table, name, type, is_counted, is_key } of columns) {
    const known = tables.get(table) ?? { name: table, columns: [], key: [] }
    tables.set(table, known)
    known.columns.push({ name, type, is_counted })
    if (is_key) known.key.push(name)
  }
  return referredFirst([...tables.values()], references)
}

/** Both databases answer a statement of one's own with its rows, and say so in types of their own. */
export async function rowsIn<Row>(answer: PromiseLike<unknown>): Promise<Row[]> {
  return ((await answer) as { rows: Row[] }).rows
}

/** What an extension of PostgreSQL brought along is not the product's. */
const COLUMNS = sql`
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attidentity <> '' as is_counted,
    coalesce(a.attnum = any(k.conkey), false) as is_key
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname collate "C", a.attname collate "C"`

const REFERENCES = sql`
  select f.relname as "from", t.relname as "to"
  from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`

function referredFirst(tables: readonly Table[], references: readonly { from: string; to: string }[]): Table[] {
  const ordered: Table[] = []
  for (let left = [...tables]; left.length > 0; ) {
    const free = left.filter(({ name }) => references.every(({ from, to }) => from !== name || !left.some((one) => one.name === to)))
    if (free.length === 0) throw new Error(`These tables refer to each other: ${left.map(({ name }) => name).join(', ')}`)
    ordered.push(...free)
    left = left.filter((one) => !free.includes(one))
  }
  return ordered
}
