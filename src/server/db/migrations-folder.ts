import { fileURLToPath } from 'node:url'

/** Where the migrations are: beside the source, and copied beside the built server. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))
