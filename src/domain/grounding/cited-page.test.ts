import { expect, test } from 'vitest'
import { trace } from './trace.ts'

test('a quotation that runs over the end of a page stands on either of the two, and on no third', () => {
  const [first, second] = ['floats under the keel of the towing vessel', 'while the winch is at rest']
  const pages = [
    { page: 1, text: `OBJECTIVE: The buoy ${first}` },
    { page: 2, text: `${second}. PHASE I: Model the buoy, the keel and the winch of the towing vessel.` },
    { page: 3, text: 'PHASE II: Build the buoy, the keel and the winch of the towing vessel, and keep it at rest.' },
  ]
  const document = { id: 'file-1', file_name: 'topic.pdf', role: 'solicitation' as const, pages }
  const sources = { documents: [document], answers: [], entries: [], own_statements: [] }
  const wrong = (page: number) => trace(`The buoy "${first} ${second}" (p. ${page}).`, sources)[0]?.unsupported.map(({ text }) => text)
  expect([wrong(1), wrong(2), wrong(3)]).toEqual([[], [], ['p. 3']])
})
