import { customType, text, timestamp } from 'drizzle-orm/pg-core'
import { user } from './accounts.ts'

/** Whose row it is; every row of the product has one. */
export const owner = () =>
  text('owner')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

/** A moment, to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Bytes of a file; the embedded database answers with a Uint8Array, PostgreSQL's driver with a Buffer, which is one too. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
