import { expect, test } from 'vitest'
import { docFaults, namedPaths } from './docs.mjs'

test('paths are found in prose, in backticks, in links and in drawings', () => {
  const text = 'See src/domain/plan.ts. The map is `ARCHITECTURE.md`, the picture ![it](docs/screenshot.png).\n```\nsrc/web/   screens\n```'
  expect(namedPaths(text)).toEqual(['src/domain/plan.ts', 'docs/screenshot.png', 'src/web', 'ARCHITECTURE.md'])
})

test('addresses and calls are not taken for paths', () => {
  expect(namedPaths('GET /api/health, https://example.org/src/app.ts, application/json, `and/or`')).toEqual([])
})

test('a path that leads nowhere and a room without a name are faults', () => {
  const papers = [
    { name: 'README.md', text: 'Read `src/gone.ts`.' },
    { name: 'ARCHITECTURE.md', text: 'src/domain/ holds the rules.' },
  ]
  expect(docFaults(papers, (path) => path === 'src/domain', ['domain', 'web'])).toEqual([
    'README.md names src/gone.ts, which does not exist',
    'ARCHITECTURE.md does not name src/web/',
  ])
})
