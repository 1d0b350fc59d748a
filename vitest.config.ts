import { defineConfig } from 'vitest/config'

/** Two kinds of tests beside the code: `unit` needs nothing but Node, `server` opens databases and listens. */
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
          // Whole plans are drafted in some of them, and a busy machine takes its time.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          globalSetup: ['src/server/db/testing/postgresql.ts', 'src/server/db/testing/embedded.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
