import { PGlite, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'

/** A statement that the engine knows by a name: the types of what is put in, and the columns that come back. */
type Prepared = { name: string; takes: readonly number[]; fields: Results['fields'] }

const { messages, serialize: message } = protocol

/** Statements that are kept; those that were longest not asked make room. */
const MOST_PREPARED = 400

/** Longer ones are many rows at once, and seldom come again. */
const LONGEST_PREPARED = 4000

/**
 * The embedded database, to which a statement is told once, and what is put in goes in one piece: PGlite's own way goes into the engine six times for
 * every statement and has it planned each time, which takes three times as long. It begins with `prepare`, once the schema stands: the columns of a
 * prepared statement must not change.
 */
export class PreparedPglite extends PGlite {
  readonly #unwanted: string[] = []
  readonly #prepared = new LRUCache<string, Prepared>({ max: MOST_PREPARED, dispose: ({ name }) => this.#unwanted.push(name) })
  #prepares = false
  #named = 0

  /** From now on statements are prepared. */
  prepare(): void {
    this.#prepares = true
  }

  override async query<Row>(sql: string, values: unknown[] = [], options: QueryOptions = {}): Promise<Results<Row>> {
    if (!this.#isPrepared(sql)) return super.query(sql, values, options)
    await this._checkReady()
    return this._runExclusiveTransaction(async () => {
      const answered = await this.#ask<Row>(sql, values, options)
      await this.syncToFs()
      return answered
    })
  }

  override transaction<Value>(change: (tx: Transaction) => Promise<Value>): Promise<Value> {
    return super.transaction((tx) => {
      const query = <Row>(sql: string, values: unknown[] = [], options: QueryOptions = {}) =>
        this.#isPrepared(sql) && !tx.closed ? this.#ask<Row>(sql, values, options) : tx.query<Row>(sql, values, options)
      return change(new Proxy(tx, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) }))
    })
  }

  #isPrepared(sql: string): boolean {
    return this.#prepares && sql.length <= LONGEST_PREPARED
  }

  #ask<Row>(sql: string, values: readonly unknown[], { parsers, rowMode }: QueryOptions): Promise<Results<Row>> {
    return this._runExclusiveQuery(async () => {
      const { name, takes, fields } = this.#prepared.get(sql) ?? (await this.#tell(sql))
      const put = values.map((value, at) => (value === null || value === undefined ? null : this.#written(value, takes[at])))
      const heard = await this.execProtocolStream(
        inOnePiece([message.bind({ statement: name, values: put }), message.execute({}), message.sync()]),
        {
          syncToFs: false,
        },
      )
      const read = fields.map(({ dataTypeID }) => parsers?.[dataTypeID] ?? this.parsers[dataTypeID])
      const rows = heard.filter(isRow).map((row) => {
        const cells = row.fields.map((cell, at) => (cell === null || !read[at] ? cell : read[at](cell, fields[at]?.dataTypeID)))
        return rowMode === 'array' ? cells : Object.fromEntries(cells.map((cell, at) => [fields[at]?.name, cell]))
      })
      return { rows: rows as Row[], fields, affectedRows: heard.reduce((sum, one) => sum + changedBy(one), 0) }
    })
  }

  #written(value: unknown, type: number | undefined): string {
    return String(this.serializers[type ?? 0]?.(value) ?? value)
  }

  async #tell(text: string): Promise<Prepared> {
    this.#named += 1
    const name = `kept_${this.#named}`
    const forgotten = this.#unwanted.splice(0).map((unwanted) => message.close({ type: 'S', name: unwanted }))
    const told = inOnePiece([...forgotten, message.parse({ name, text }), message.describe({ type: 'S', name }), message.sync()])
    const heard = await this.execProtocolStream(told, { syncToFs: false })
    const takes = heard.find(isParameters)?.dataTypeIDs ?? []
    const fields = heard.find(isColumns)?.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })) ?? []
    const prepared = { name, takes, fields }
    this.#prepared.set(text, prepared)
    return prepared
  }
}

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

function isRow(heard: Message): heard is InstanceType<typeof messages.DataRowMessage> {
  return heard.name === 'dataRow'
}

function isColumns(heard: Message): heard is InstanceType<typeof messages.RowDescriptionMessage> {
  return heard.name === 'rowDescription'
}

function isParameters(heard: Message): heard is InstanceType<typeof messages.ParameterDescriptionMessage> {
  return heard.name === 'parameterDescription'
}

/** Rows that a command changed: the last word of "INSERT 0 2" and of "UPDATE 2". */
function changedBy(heard: Message): number {
  if (!(heard instanceof messages.CommandCompleteMessage)) return 0
  return /^(?:INSERT|UPDATE|DELETE|MERGE)\b/.test(heard.text) ? Number(heard.text.split(' ').at(-1)) : 0
}

function inOnePiece(pieces: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(pieces))
}
