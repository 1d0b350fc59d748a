import type { AccountFacts } from '../db/account-facts.ts'
import type { Database } from '../db/database.ts'
import { ownRows } from '../db/own-rows.ts'
import { nameOf, OWNED_TABLES } from '../db/tables.ts'
import type { Person } from '../person.ts'
import { type KeptFile, keptFiles, keptRecordings } from './kept-files.ts'
import { readme } from './readme.ts'
import type { ZipEntry } from './zip-stream.ts'

/** Whose data is handed out, from where, and when. */
type Asked = { db: Database; asker: Person; account: AccountFacts; now: Date }

/** Which file of the archive is which row's: names are changed where a system would not take them, or two are alike. */
type Place = Pick<KeptFile, 'path' | 'table' | 'id'>

/** Everything that is kept of a person, file by file, each read when it is its turn. */
export async function* accountArchive({ db, asker, account, now }: Asked): AsyncGenerator<ZipEntry> {
  const text = (path: string, pieces: AsyncIterable<Uint8Array>) => ({ path, modified: now, pieces })
  yield text('README.txt', inBytes([readme(account, now)]))
  yield text('account.json', inBytes([`${JSON.stringify(account, null, 2)}\n`]))
  for (const table of OWNED_TABLES) yield text(`tables/${nameOf(table)}.json`, jsonList(ownRows(db, asker, table)))
  const places: Place[] = []
  for await (const { table, id, ...file } of filesOf(db, asker)) {
    places.push({ path: file.path, table, id })
    yield file
  }
  yield text('files.json', jsonList(places))
}

async function* filesOf(db: Database, asker: Person): AsyncGenerator<KeptFile> {
  yield* keptFiles(db, asker)
  yield* keptRecordings(db, asker)
}

/** A list in JSON, an item a line. */
function jsonList(items: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<Uint8Array> {
  return inBytes(listLines(items))
}

async function* listLines(items: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const item of items) {
    yield `${before}${JSON.stringify(item)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* inBytes(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text)
}
