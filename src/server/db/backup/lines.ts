import { createHash, type Hash } from 'node:crypto'
import * as z from 'zod'
import { BackupProblem, damaged } from './problem.ts'

/** The version of the format, which changes only when earlier programs could not read it any more. */
const FORMAT = 1

/** What a backup says of itself before anything else. */
const Head = z.object({
  work_plan_builder_backup: z.literal(FORMAT),
  product: z.string(),
  made_at: z.string(),
  /** When each migration was written that the tables have been through, the first one first. */
  migrations: z.array(z.number()),
})
export type Head = Omit<z.infer<typeof Head>, 'work_plan_builder_backup'>

const TableHead = z.object({ table: z.string(), columns: z.array(z.string()) })
const TableEnd = z.object({ rows: z.number(), sha256: z.string() })
const End = z.object({ tables: z.number(), rows: z.number(), sha256: z.string() })

/** A row, each value as the database's own text of it (bytes as base64), or null. */
export type Row = (string | null)[]

/** What a table holds: equal in two databases when every value of every row is. */
export type TableDigest = { table: string; rows: number; sha256: string }

/** What stands in a backup, one after the other. */
export type Part = { kind: 'head'; head: Head } | { kind: 'table'; table: string; columns: string[] } | { kind: 'row'; row: Row }

/** Writes the lines of a backup in their order: the head, then of each table its columns, its rows and what they come to, then what all come to. */
export function backupWriter(write: (line: string) => Promise<void>) {
  const whole = createHash('sha256')
  const digests: TableDigest[] = []
  let table: { name: string; rows: number; hash: Hash } | null = null
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`
    whole.update(text)
    table?.hash.update(text)
    return write(text)
  }
  return {
    head: (head: Head) => line({ work_plan_builder_backup: FORMAT, ...head }),
    table: (name: string, columns: string[]) => {
      table = { name, rows: 0, hash: createHash('sha256') }
      return line({ table: name, columns })
    },
    row: (row: Row) => {
      if (table) table.rows += 1
      return line(row)
    },
    tableEnd: async () => {
      if (!table) throw new Error('A table ended that had not begun')
      const { name, rows, hash } = table
      const sha256 = hash.digest('hex')
      table = null
      digests.push({ table: name, rows, sha256 })
      await line({ rows, sha256 })
    },
    end: async (): Promise<TableDigest[]> => {
      await line({ tables: digests.length, rows: rowsIn(digests), sha256: whole.copy().digest('hex') })
      return digests
    },
  }
}

/** How many rows all tables have. */
export function rowsIn(digests: readonly TableDigest[]): number {
  return digests.reduce((sum, { rows }) => sum + rows, 0)
}

/** What stands in the lines of a backup, each table held against its digest when it ends, and all of it at the end, which gives the digests back. Throws BackupProblem. */
export async function* backupParts(lines: AsyncIterable<string>): AsyncGenerator<Part, TableDigest[]> {
  const whole = createHash('sha256')
  const digests: TableDigest[] = []
  let table: { name: string; rows: number; hash: Hash } | null = null
  let isFirst = true
  let isEnded = false
  for await (const line of lines) {
    if (isEnded) throw damaged('something stands behind its end')
    const value = parsed(line)
    const before = whole.copy()
    whole.update(`${line}\n`)
    if (isFirst) {
      isFirst = false
      yield { kind: 'head', head: headIn(value) }
    } else if (Array.isArray(value) && table) {
      table.hash.update(`${line}\n`)
      table.rows += 1
      yield { kind: 'row', row: value as Row }
    } else if (table) {
      digests.push(endOf(table, value))
      table = null
    } else if (TableHead.safeParse(value).success) {
      const { table: name, columns } = TableHead.parse(value)
      table = { name, rows: 0, hash: createHash('sha256').update(`${line}\n`) }
      yield { kind: 'table', table: name, columns }
    } else {
      const end = End.safeParse(value)
      if (!end.success || end.data.sha256 !== before.digest('hex')) throw damaged('what it says at its end is not what is in it')
      isEnded = true
    }
  }
  if (!isEnded) throw damaged('its end is missing')
  return digests
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw damaged('a line cannot be read')
  }
}

function headIn(value: unknown): Head {
  const head = Head.safeParse(value)
  if (head.success) return head.data
  const other = z.object({ work_plan_builder_backup: z.number() }).safeParse(value)
  throw new BackupProblem(
    other.success
      ? 'This backup was made by a newer version of Work Plan Builder. Install that version, or a later one, and restore with it.'
      : 'This file is no backup of Work Plan Builder. Name one that npm run backup made.',
  )
}

function endOf({ name, rows, hash }: { name: string; rows: number; hash: Hash }, value: unknown): TableDigest {
  const end = TableEnd.safeParse(value)
  const sha256 = hash.digest('hex')
  if (!end.success || end.data.rows !== rows || end.data.sha256 !== sha256) throw damaged(`the table ${name} is not what was written`)
  return { table: name, rows, sha256 }
}
