import { readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Page } from '../../domain/solicitation/analysis.ts'
import { analysisOf } from '../../domain/solicitation/analysis-of.ts'
import { standsOnPage } from '../../domain/solicitation/requirement/quote.ts'
import { sampleReading } from '../../drafting/built-in/testing/samples.ts'

const NAVY = ['N251-001', 'N251-016', 'N251-024', 'N251-039', 'N251-053', 'N251-064', 'N251-071', 'N251-D01', 'N251-D07']
const AIR_FORCE = ['AF251-0001', 'AF251-0004', 'AF251-0007', 'AF251-D004', 'AF251-D005']
const MISSILE_DEFENSE = ['MDA251-D003', 'MDA251-D004']
const SCAN = 'SF25D-T1201-scanned-no-text-layer'

const names = readdirSync('samples')
  .filter((file) => file.endsWith('.pdf'))
  .map((file) => file.replace('.pdf', ''))
  .filter((name) => name !== SCAN)
const texts = new Map<string, string[]>()

beforeAll(async () => {
  for (const name of names) {
    const { pages } = await sampleReading(`${name}.pdf`)
    texts.set(
      name,
      pages.map(({ text }) => text),
    )
  }
})

const pagesOf = (all: readonly string[]): Page[] => all.map((text, at) => ({ page: at + 1, text }))
const of = (...wanted: string[]) => wanted.flatMap((name) => texts.get(name) ?? [])

/** An announcement as the Department prints it: title page, index, one component's instructions, its topics, and so on. */
function announcement(): Page[] {
  return pagesOf([
    'DEPARTMENT OF DEFENSE\nSMALL BUSINESS INNOVATION RESEARCH (SBIR) PROGRAM\nSBIR 25.1 Program Broad Agency Announcement (BAA)',
    `Topic Index\n\n${[...NAVY, ...AIR_FORCE].map((number, at) => `${number}  A title that may be cut${at % 2 ? ` ........ ${at + 30}` : ''}`).join('\n')}`,
    ...of('army-254-r12-component-instructions').slice(0, 30),
    ...of(...NAVY),
    'AIR FORCE\n25.1 Small Business Innovation Research (SBIR)\nProposal Submission Instructions\n\nAll offerors must register.',
    'Air Force SBIR 25.1 Topic Index\n\nAF251-0001 Reliable Methods  $140,000  6 months\nAF251-0004 Assessment  $140,000  6 months',
    ...of(...AIR_FORCE),
    'MISSILE DEFENSE AGENCY (MDA)\n25.1 Small Business Innovation Research (SBIR)\nDirect to Phase II Proposal Instructions',
    ...of(...MISSILE_DEFENSE, 'DHA251-001'),
    'Appendix A\n\nForms that every proposer must fill in.',
  ])
}

const ALL = [...NAVY, ...AIR_FORCE, ...MISSILE_DEFENSE, 'DHA251-001']

test('every topic of a whole announcement is listed once, with its title and page', () => {
  const { reading } = analysisOf(announcement(), 'announcement.pdf')
  expect(reading.topics_found.map(({ number }) => number)).toEqual(ALL)
  for (const { number, title, page } of reading.topics_found) {
    const alone = analysisOf(pagesOf(of(number)), 'topic.pdf')
    expect(title).toBe(alone.topic.title)
    expect(announcement()[page - 1]?.text).toBe(of(number)[0])
  }
})

test.each(ALL)('%s is read out of a whole announcement as it is read alone', (number) => {
  const alone = analysisOf(pagesOf(of(number)), 'topic.pdf')
  const among = analysisOf(announcement(), 'announcement.pdf', { topic_number: number.toLowerCase() })
  const before = (among.reading.topics_found.find((topic) => topic.number === number)?.page ?? 1) - 1
  expect(among.topic).toEqual(alone.topic)
  expect(among.requirements.map(({ page, ...rest }) => ({ ...rest, page: page - before }))).toEqual(alone.requirements)
})

test('of a file of 409 pages every topic can be chosen, and none runs into the next directorate or the appendix', () => {
  const pages = pagesOf(of('nasa-2025-phase-1-409-pages'))
  const { topics_found } = analysisOf(pages, 'nasa.pdf').reading
  expect(topics_found).toHaveLength(74)
  expect(topics_found.filter(({ title }) => !/\(SBIR\)(?: \(Previously [\w.-]+\))?$/.test(title))).toEqual([])
  for (const { number, title, page } of [topics_found[12], topics_found[40], topics_found[73]].flatMap((topic) => topic ?? [])) {
    const { topic, requirements, places } = analysisOf(pages, 'nasa.pdf', { topic_number: number })
    expect(topic).toMatchObject({ number, title })
    expect(places.number?.page).toBe(page)
    expect(requirements.length).toBeGreaterThan(3)
    expect(topic.references.join()).not.toMatch(/Mission Directorate \([A-Z]+\)|Appendix B/)
  }
})

test.each(names)('%s: what a field and a sentence quote stands word for word on its page', (name) => {
  const pages = pagesOf(of(name))
  const { topic, places, sentences } = analysisOf(pages, `${name}.pdf`)
  const quotes = [...Object.values(places), ...sentences]
  expect(quotes.filter(({ quote, page }) => !standsOnPage(quote, pages[page - 1]?.text ?? ''))).toEqual([])
  expect(places).toMatchObject({ number: { page: expect.any(Number) }, title: { page: expect.any(Number) } })
  const filled = Object.entries({ ...topic, ...topic.phases }).filter(
    ([, value]) => value === true || (Array.isArray(value) && value.length > 0),
  )
  // the rules of export control are those that the notice itself names
  const known = new Set([...Object.keys(places), 'direct_to_phase_2', ...(places.itar ? ['export_rules'] : [])])
  expect(filled.map(([field]) => field).filter((field) => !known.has(field))).toEqual([])
})
