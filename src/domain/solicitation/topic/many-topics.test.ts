import { expect, test } from 'vitest'
import { analysisOf } from '../analysis-of.ts'
import { linesOf } from '../layout/line.ts'
import { topicPlaces } from './topic-start.ts'

const pagesOf = (texts: readonly string[]) => texts.map((text, at) => ({ page: at + 1, text }))
const read = (texts: readonly string[], topic_number?: string) => analysisOf(pagesOf(texts), 'announcement.pdf', { topic_number })

const body = (thing: string) =>
  `OBJECTIVE: Develop a ${thing}.\n\nDESCRIPTION: The fleet needs a ${thing}. It must be light.\n\nPHASE I: Define a ${thing}.\n\nPHASE II: Build a ${thing}.\n\nPHASE III DUAL USE APPLICATIONS: Sell it.\n\nREFERENCES:\n1. Doe, J. "${thing}." 2020.\n\nKEYWORDS: ${thing}; sea`

const ANNOUNCEMENT = [
  'DEPARTMENT OF DEFENSE\nSMALL BUSINESS INNOVATION RESEARCH (SBIR) PROGRAM\nBroad Agency Announcement',
  'TOPIC INDEX\n\nN251-901  A Mast That Folds\nN251-902  A Sail That Heals ........ 12\nN251-903\nA Keel\nAF251-9001 An Engine',
  'DEPARTMENT OF THE NAVY (DON)\n25.1 Small Business Innovation Research (SBIR)\nProposal Submission Instructions\n\nINTRODUCTION\n\nThe technical volume must not exceed ten pages.',
  `N251-901 TITLE: A Mast That Folds and\n               Stands Again\n\n${body('mast')}`,
  `N251-902 TITLE: A Sail That Heals\n\n${body('sail')}`,
  `N251-903\nTITLE: A Keel\n\n${body('keel')}`,
  'AIR FORCE\n25.1 Small Business Innovation Research (SBIR)\nProposal Submission Instructions\n\nAll offerors must register.',
  'Air Force SBIR 25.1 Topic Index\n\nAF251-9001 An Engine\nAF251-9002 A Wing',
  `TOPIC NUMBER: AF251-9001\nTITLE: An Engine\nTECHNOLOGY AREAS: Air Platform\n\n${body('engine')}`,
  `TOPIC NUMBER: AF251-9002\nTITLE: A Wing\nTECHNOLOGY AREAS: Air Platform\n\n${body('wing')}`,
  'Appendix A\n\nA form that every proposer must fill in.',
]

test('an announcement of several components: every topic once, whole, on its page; index and instructions are none', () => {
  const { reading } = read(ANNOUNCEMENT)
  expect(reading.topics_found).toEqual([
    { number: 'N251-901', title: 'A Mast That Folds and Stands Again', page: 4 },
    { number: 'N251-902', title: 'A Sail That Heals', page: 5 },
    { number: 'N251-903', title: 'A Keel', page: 6 },
    { number: 'AF251-9001', title: 'An Engine', page: 9 },
    { number: 'AF251-9002', title: 'A Wing', page: 10 },
  ])
  expect(reading.warnings[0]).toBe('This file holds 5 topics. N251-901 on page 4 was read: choose yours when it is another one.')
})

test('a topic ends where the next component’s chapter or an appendix begins', () => {
  const { topic } = read(ANNOUNCEMENT, 'N251-903')
  expect(topic.keywords).toEqual(['keel', 'sea'])
  expect(read(ANNOUNCEMENT, 'AF251-9002').topic.keywords).toEqual(['wing', 'sea'])
})

test('a topic ends before another component’s instructions of which one line is the title', () => {
  const other = 'AIR FORCE SBIR 25.1 PROPOSAL SUBMISSION INSTRUCTIONS\nThe contractor shall deliver a status report to the Air Force.'
  const { requirements } = read([...ANNOUNCEMENT.slice(3, 6), other, ...ANNOUNCEMENT.slice(8, 9)], 'N251-903')
  expect(requirements.map(({ text }) => text).join(' ')).not.toContain('status report')
})

test('behind the only topic of a file stand the instructions of its component: they are read, their headings in a line with what they head are not', () => {
  const instructions =
    'MISSILE DEFENSE AGENCY (MDA)\nSMALL BUSINESS INNOVATION RESEARCH (SBIR) PROGRAM\nPHASE II PROPOSAL SUBMISSION INSTRUCTIONS - TOPIC MDA254-917\n1. REPORTS AND MEETINGS. A kickoff meeting shall be held within 30 days of award.'
  const topic = `TOPIC NUMBER: MDA254-917\nTITLE: Oars\n${body('oar')}\nREFERENCES:\n1. Oars, 2019.\nKEYWORDS: oar`
  const { requirements, sentences } = read([topic, instructions])
  expect(requirements.filter(({ page }) => page === 2).map(({ text }) => text)).toEqual([
    'A kickoff meeting shall be held within 30 days of award.',
  ])
  expect(sentences.filter(({ verdict }) => verdict === 'unsure').map(({ quote }) => quote)).not.toContain('REPORTS AND MEETINGS.')
})

test.each(['AF251-9001', 'af251-9001', 'AF251–9001', 'AF2519001'])('%s is the topic that is read', (asked) => {
  const { topic, reading } = read(ANNOUNCEMENT, asked)
  expect(topic).toMatchObject({ number: 'AF251-9001', title: 'An Engine', objective: 'Develop a engine.' })
  expect(reading.warnings).toEqual([])
})

test('a number that is not in the file is named, and the first topic is read', () => {
  const { topic, reading } = read(ANNOUNCEMENT, 'N251-999')
  expect(topic.number).toBe('N251-901')
  expect(reading.warnings[0]).toContain('There is no topic N251-999 in this file; N251-901 on page 4 was read instead.')
})

test('every topic of a file has the requirements that it has alone', () => {
  const texts = (analysis: ReturnType<typeof read>) => analysis.requirements.map(({ text }) => text)
  for (const [number, at] of [['N251-902', 4] as const, ['AF251-9001', 8] as const]) {
    expect(texts(read(ANNOUNCEMENT, number))).toEqual(texts(read([ANNOUNCEMENT[at] ?? ''])))
  }
})

test('topics of two pages under labels that differ only in their digits are not taken for running headers', () => {
  const pages = Array.from({ length: 6 }, (_, at) => [
    `VERSION 2\nTOPIC NUMBER: AF251-000${at}\nTITLE: Thing ${at}\nTECHNOLOGY AREAS: Sensors\n\nOBJECTIVE: Build.\n\nDESCRIPTION: Text.\n\n  Air Force - ${2 * at}`,
    `VERSION 2\nPHASE I: Plan.\n\nPHASE II: Make.\n\nKEYWORDS: a\n\n  Air Force - ${2 * at + 1}`,
  ]).flat()
  const { reading, topic } = read(pages)
  expect(reading.topics_found.map(({ title }) => title)).toEqual(['Thing 0', 'Thing 1', 'Thing 2', 'Thing 3', 'Thing 4', 'Thing 5'])
  expect(topic.technology_areas).toEqual(['Sensors'])
})

test('a number at the start of a line within a topic starts no topic', () => {
  const { reading, topic } = read([
    'N251-901 TITLE: A Mast\n\nOBJECTIVE: Develop a mast.\n\nDESCRIPTION: It is like the one of\nN251-902: A Sail That Heals\nwhich is light.\n\nPHASE I: Define it.\n\nREFERENCES:\n1. Results of\nN201-001 Older Mast\n\nKEYWORDS: mast',
  ])
  expect(reading.topics_found).toHaveLength(1)
  expect(topic.phases.phase_1).toBe('Define it.')
})

test('a number that stands twice, or twice with its sections, is one topic', () => {
  const places = topicPlaces(
    linesOf(pagesOf([`A254-999\nOpen\nA Tent for Cold\nTopic A254-999\n${body('tent')}`, `A254-999 TITLE: A Tent\n\nOBJECTIVE: Develop.`])),
  )
  expect(places.map(({ number, title, page }) => [number, title, page])).toEqual([['A254-999', 'A Tent for Cold', 1]])
})

test('a number that the end of its line cut in two, and a title before its number', () => {
  const numbers = (text: string) => topicPlaces(linesOf(pagesOf([text]))).map(({ number, title }) => [number, title])
  expect(numbers(`DON26BX03-\nNP002 TITLE: A Buoy\n\n${body('buoy')}`)).toEqual([['DON26BX03-NP002', 'A Buoy']])
  expect(numbers(`TITLE: A Radio\nTOPIC NUMBER: AF251-9003\n\n${body('radio')}`)).toEqual([['AF251-9003', 'A Radio']])
})

test('a title in large letters goes on over a gap, and its hyphen at the end of a line stays a compound’s', () => {
  const { reading } = read([
    `A9.01: Vertical Takeoff and Landing Vehicle Technologies for solid-\n\nstate Powertrains (SBIR)\n\nLead Center: GRC\n\nScope Description:\n\nNASA seeks it.\n\nReferences:\n\n1. A.`,
  ])
  expect(reading.topics_found[0]?.title).toBe('Vertical Takeoff and Landing Vehicle Technologies for solid-state Powertrains (SBIR)')
})

test('a title of more than a line, or cut by a comma, is read whole, and the line of labels below it is no part of it', () => {
  const long =
    'Small Size Semi-Rigid Folding Mast Clusters for Detection and Classification of Passing Ships and Their Wakes in Still and Moving Multi-Band Imagery'
  const head = '\n\nProgram: STTR   DoD STTR 2015.1   Agency: Navy\n\n'
  expect(read([`N15A-T011 (Navy)  ${long} at Sea and Ashore${head}${body('mast')}`]).topic.title).toBe(`${long} at Sea and Ashore`)
  expect(read([`N15A-T011 ${long},\nat Sea and Ashore${head}${body('mast')}`]).topic.title).toBe(`${long}, at Sea and Ashore`)
})

test('a long sentence that a number opens is no title', () => {
  const sentence =
    'N251-905 The old mast of the topic before this one was folded by its crew without any tool in less than a minute and stood again after two minutes, which nobody who watched had expected of so small a crew on so large a ship'
  expect(read([`${sentence}\n\n${body('sail')}`]).topic.title).toBeUndefined()
})
