import * as z from 'zod'

/** A PostgreSQL server instead of the embedded database: where it is, how many connections this server takes, and how long a statement may take. */
export type PostgresqlConfig = { url: string; connections: number; statement_seconds: number }

const whole = (least: number, most: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(least, `must be ${least} or more`)
    .max(most, `must be at most ${most}`)

/** The variables of the database; unset, it is the embedded one in the data folder. */
export const DATABASE_ENVIRONMENT = {
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://user:password@host:5432/name' }).optional(),
  DATABASE_CONNECTIONS: whole(1, 500).default(10),
  DATABASE_STATEMENT_SECONDS: whole(1, 3600).default(60),
}

type Environment = z.output<z.ZodObject<typeof DATABASE_ENVIRONMENT>>

/** Which PostgreSQL is used, of an environment that was checked; null for the embedded database. */
export function postgresqlConfig({ DATABASE_URL, DATABASE_CONNECTIONS, DATABASE_STATEMENT_SECONDS }: Environment): PostgresqlConfig | null {
  if (!DATABASE_URL) return null
  return { url: DATABASE_URL, connections: DATABASE_CONNECTIONS, statement_seconds: DATABASE_STATEMENT_SECONDS }
}
