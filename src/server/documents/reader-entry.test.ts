import { expect, test } from 'vitest'
import { readerEntry } from './reader-entry.ts'

test('the built server starts the built reader beside it, without a loader', () => {
  expect(readerEntry('file:///srv/app/dist/server/main.js')).toEqual({ file: '/srv/app/dist/server/reader-process.js', execArgv: [] })
})

test('from source the reader starts from source', () => {
  const { file, execArgv } = readerEntry()
  expect(file).toMatch(/src\/server\/documents\/reader-process\.ts$/)
  expect(execArgv).toEqual(['--import', expect.stringContaining('tsx'), '--import', expect.stringContaining('node_modules')])
})
