import { defineConfig } from 'vitest/config'

/** A machine may be slow and busy with other things: what does not end has failed, what takes long has not. */
const PATIENT = { testTimeout: 180_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }

/** Two kinds of tests beside the code: `unit` needs nothing but Node, `server` opens databases, listens and starts what was built. */
export default defineConfig({
  test: {
    // An embedded database takes some hundred megabytes, so their number is bounded whatever the machine.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'evals/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: ['src/server/**'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: ['src/server/db/testing/postgresql.ts'],
          ...PATIENT,
        },
      },
    ],
  },
})
