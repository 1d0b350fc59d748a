import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What starts processes of its own: the reader of documents, the one that hears and speaks, a PostgreSQL server, the program itself and what is measured of it. */
const PROCESSES = [
  'bench/**/*.test.ts',
  'chaos/**/*.test.ts',
  'src/sealed/sealed.test.ts',
  'src/server/db/**/*.test.ts',
  'src/server/documents/**/*.test.ts',
  'src/server/every-replica.test.ts',
  'src/server/main.test.ts',
  'src/server/operator.test.ts',
  'src/server/sealed.test.ts',
  'src/server/services/bad-uploads.test.ts',
  'src/server/services/many-voices.test.ts',
  'src/server/services/model-spending.test.ts',
  'src/server/services/told-reading.test.ts',
  'src/server/thinking/**/*.test.ts',
  'src/speech/**/*.test.ts',
]

const SCREENS = 'src/web/**/*.screen.test.tsx'

/** Short files that take long, mostly for programs that they start; begun last they would run alone. */
const LONG = [
  'bench/measures.test.ts',
  'chaos/faults.test.ts',
  'documents/recognition.test.ts',
  'documents/bad-files.test.ts',
  'documents/solicitation-reading.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(name))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * Four kinds of tests beside the code: `unit` needs nothing but Node, `screens` a document of jsdom, `server` calls a server with an embedded
 * database over HTTP, and `processes` starts others. Test files share what they import, so nothing in it may be changed by a test; the kinds
 * run one after the other, because a process that goes on to another kind imports everything anew.
 */
export default defineConfig({
  test: {
    isolate: false,
    sequence: { sequencer: LongestFirst },
    maxWorkers: availableParallelism(),
    // a machine may be slow and busy with other things: what does not end has failed, what takes long has not
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'processes',
          sequence: { groupOrder: 0 },
          include: PROCESSES,
          globalSetup: ['src/server/db/testing/postgresql.ts', 'src/server/documents/testing/built.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'server', sequence: { groupOrder: 1 }, include: ['src/server/**/*.test.ts'], exclude: PROCESSES },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          sequence: { groupOrder: 2 },
          include: ['src/**/*.test.{ts,tsx}', 'evals/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: ['src/server/**', 'src/speech/**', 'src/sealed/sealed.test.ts', SCREENS],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          sequence: { groupOrder: 3 },
          include: [SCREENS],
          environment: 'jsdom',
          // one document and one React for all files of a worker, which leaves nothing behind
          setupFiles: ['src/web/testing/each-screen-test.ts'],
        },
      },
    ],
  },
})
