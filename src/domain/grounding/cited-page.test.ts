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

test('each of several quotations leads to its own sentence of the page, whichever holds more words of the whole', () => {
  const wanted = ['The buoy floats for 30 days.', 'The winch hoists the buoy at rest.']
  const text = `The contractor models the buoy, the keel, the winch, the vessel and the mooring and measures the drift. ${wanted.join(' ')}`
  const document = { id: 'file-1', file_name: 'topic.pdf', role: 'solicitation' as const, pages: [{ page: 1, text }] }
  const sources = { documents: [document], answers: [], entries: [], own_statements: [] }
  const said =
    'Report on the model of the keel, the vessel, the mooring and the drift: answers R2 “The buoy floats for …” (p. 1) and R3 “The winch hoists the buoy …” (p. 1).'
  const origins = trace(said, sources)[0]?.origins.map(({ quote }) => quote)
  expect(origins?.slice(0, 2)).toEqual(wanted)
})

test('a page that is cited right behind a figure holds that figure, wherever the rest of the sentence is told', () => {
  const pages = [
    { page: 1, text: 'A briefing is due within 15 days of award.' },
    {
      page: 2,
      text: 'All is quiet. The harbour office in Lyme commands the towing vessel, its winch, the moorings, the lanterns and the divers.',
    },
  ]
  const sources = {
    documents: [{ id: 'file-1', file_name: 'topic.pdf', role: 'solicitation' as const, pages }],
    answers: [],
    entries: [],
    own_statements: [],
  }
  const wrong = (page: number) =>
    trace(
      `Brief the harbour office in Lyme on the towing vessel, its winch, the moorings, the lanterns and the divers within 15 calendar days of award (p. ${page}).`,
      sources,
    )[0]?.unsupported
  expect(wrong(1)).toEqual([])
})
