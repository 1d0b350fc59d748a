import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name what_changes` writes the next migration from the schema. */
export default defineConfig({ dialect: 'postgresql', schema: './src/server/db/schema', out: './src/server/db/migrations' })
