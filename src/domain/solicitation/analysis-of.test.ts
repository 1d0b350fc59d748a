import { describe, expect, test } from 'vitest'
import { Analysis } from './analysis.ts'
import { analysisOf } from './analysis-of.ts'
import { standsOnPage } from './requirement/quote.ts'
import { BRIEF_LENGTH } from './topic/brief.ts'

const read = (...pages: string[]) =>
  analysisOf(
    pages.map((text, at) => ({ page: at + 1, text })),
    'A topic.pdf',
  )

const NOTICE =
  'The technology within this topic is restricted under the International Traffic in Arms Regulation (ITAR), 22 CFR Parts 120-130.\nOfferors must disclose any proposed use of foreign nationals (FNs).'
const BODY =
  'OBJECTIVE: Develop a mast.\n\nDESCRIPTION: The fleet needs a mast. It must be light.\n\nPHASE I: Define a mast.\n\nPHASE II: Build a mast.\n\nPHASE III DUAL USE APPLICATIONS: Sell masts.\n\nREFERENCES:\n1. Doe, J. "Masts." 2020.\nhttps://example.org/a\n2. Roe, R. "More masts." 2021.\n\nKEYWORDS: Mast; Pole (wood, steel); Sail'

test('what the work may cost stands beside how long it may take, also where no phase is named', () => {
  const { topic } = read(
    `N251-901   TITLE: A Mast\n${BODY.replace('REFERENCES', 'NAVY INSTRUCTIONS FOR THIS TOPIC\n1. Period and ceiling. The period of performance shall not exceed 24 months. The total price proposed may be no more than $1,250,000.\n\nREFERENCES')}`,
  )
  expect(topic.award_ceiling).toBe('$1,250,000')
})

describe('the layouts of topics', () => {
  test('number and title on one line', () => {
    const { topic, reading, topic_summary } = read(
      `VERSION 2\n\nN251-901   TITLE: A Mast That Folds and\n           Stands Again\nOUSD (R&E) CRITICAL TECHNOLOGY AREA(S): Advanced Materials;Space Technology\n${NOTICE}\n${BODY}\n\n  NAVY - 9`,
    )
    expect(topic).toMatchObject({
      number: 'N251-901',
      title: 'A Mast That Folds and Stands Again',
      component: 'Navy',
      program_type: 'SBIR',
      itar: true,
      direct_to_phase_2: false,
      technology_areas: ['Advanced Materials', 'Space Technology'],
      keywords: ['Mast', 'Pole (wood, steel)', 'Sail'],
      objective: 'Develop a mast.',
      phases: { phase_1: 'Define a mast.', phase_2: 'Build a mast.', phase_3: 'Sell masts.' },
      references: ['Doe, J. "Masts." 2020. https://example.org/a', 'Roe, R. "More masts." 2021.'],
    })
    expect(topic_summary).toBe('N251-901: A Mast That Folds and Stands Again')
    expect(reading.warnings).toEqual([])
  })

  test('labelled number and title, directly to Phase II', () => {
    const { topic } = read(`TOPIC NUMBER: AF251-D099\nTITLE: Masts in Space\nTECHNOLOGY AREAS: Sensors; Air Platform\n${BODY}`)
    expect(topic).toMatchObject({
      number: 'AF251-D099',
      title: 'Masts in Space',
      component: 'Air Force',
      itar: false,
      direct_to_phase_2: true,
    })
  })

  test('the portal’s download with empty fields', () => {
    const { topic } = read(
      'A83-902: Masts for Camps\n\nTECHNOLOGY AREAS:\nElectronics | Information Systems\n\nKEYWORDS:\nN/A\n\nOBJECTIVE:\nN/A\n\nDESCRIPTION:\nA mast is required.\n\nPHASE I:\nN/A\n\nTECHNICAL POINT OF CONTACT (TPOC):\nNone',
    )
    expect(topic).toMatchObject({
      title: 'Masts for Camps',
      description: 'A mast is required.',
      keywords: [],
      technology_areas: ['Electronics', 'Information Systems'],
    })
    expect([topic.objective, topic.tpoc, topic.phases.phase_1, topic.award_ceiling]).toEqual([undefined, undefined, undefined, undefined])
  })

  test('the portal’s web page with headings alone on a line', () => {
    const { topic } = read(
      'SF25D-T1999\nPre-Release\n\nMasts in Orbit (MIO)\n\n10/08/2025\n\nDoD STTR 2025.D\n\nOBJECTIVE\n\nThe force is seeking masts.\n\nITAR\n\nThe technology within this topic is restricted under the International Traffic in Arms Regulation.\n\nPHASE I\n\nOfferors must define a mast.\n\nQuestion Submitted On: 09/24/2025\n\nQuestion:\n\nIs it big?\n\nAnswer:\nResponse Pending',
    )
    expect(topic).toMatchObject({
      number: 'SF25D-T1999',
      title: 'Masts in Orbit (MIO)',
      component: 'Space Force',
      program_type: 'STTR',
      itar: true,
    })
    expect(topic.phases.phase_1).toBe('Offerors must define a mast.')
  })

  test('the layout of 2015, with its phases in an odd order', () => {
    const { topic, requirements } = read(
      'TOPIC NUMBER: AF15-AT99\nTITLE: Tool for Masts\nAGENCY: AirForce PROGRAM: STTR\n\nOBJECTIVE: Develop a tool.\n\nPHASE III: It has uses.\n\nPHASE II: Build it.\n\nPHASE I: Plan it.\n\nREFERENCES:\n2. Two.\n1. One.\n\nKEYWORDS: masts, poles, EMI',
    )
    expect(topic).toMatchObject({
      component: 'Air Force',
      program_type: 'STTR',
      keywords: ['masts', 'poles', 'EMI'],
      phases: { phase_1: 'Plan it.', phase_2: 'Build it.' },
    })
    expect(requirements.map(({ phase }) => phase)).toEqual(['any', 'II', 'I'])
  })

  test('a document without headings still gives title, text and requirements, and says so', () => {
    const { topic, requirements, reading } = read(
      'A call for masts in the harbor\n\nThe contractor shall build a mast. For many years sailors have broken old masts in storms.',
    )
    expect(topic.title).toBe('A call for masts in the harbor')
    expect(requirements.map(({ text }) => text)).toEqual(['The contractor shall build a mast.'])
    expect(reading).toMatchObject({ layout: 'unknown' })
    expect(reading.warnings[0]).toContain('No topic was found')
  })
})

test('of several topics the first is read; index entries are no topics', () => {
  const { topic, reading } = read(
    'N251-901: First of all ................ 2\nN251-902: Second of all ................ 3',
    `N251-901 TITLE: First of all\n${BODY}`,
    `N251-902 TITLE: Second of all\n${BODY}`,
  )
  expect(topic.number).toBe('N251-901')
  expect(reading.topics_found).toEqual([
    { number: 'N251-901', title: 'First of all', page: 2 },
    { number: 'N251-902', title: 'Second of all', page: 3 },
  ])
  expect(reading.warnings[0]).toBe('This file holds 2 topics. N251-901 on page 2 was read: choose yours when it is another one.')
})

test('money and months are read only where an award is meant', () => {
  const frame = (text: string) => {
    const { topic } = read(`N251-901 TITLE: T\nOBJECTIVE: Build.\nDESCRIPTION: ${text}`)
    return [topic.award_ceiling, topic.period_of_performance]
  }
  expect(frame('The Army will accept Phase I proposals for the cost of up to $250,000 for a 6-month period of performance.')).toEqual([
    '$250,000',
    '6-month',
  ])
  expect(frame('The Phase II period of performance is anticipated to be four years; 24 month Base, 24 month Option.')).toEqual([
    undefined,
    'four years; 24 month Base, 24 month Option',
  ])
  expect(frame('The production cost shall be up to $10,000 per unit and last 6 months.')).toEqual([undefined, undefined])
})

test('the brief is made of the document’s own sentences and is not too long', () => {
  const { topic_brief } = read(
    `N251-901 TITLE: T\n${BODY.replace('It must be light.', `It must be light and ${'very '.repeat(300)}strong. It must stand.`)}`,
  )
  expect(topic_brief).toMatch(/^Develop a mast\. .*It must stand\..*Define a mast\./)
  expect(topic_brief.length).toBeLessThanOrEqual(BRIEF_LENGTH)
})

test('a table is told line by line in the description, and is left out of the brief', () => {
  const { topic, topic_brief } = read(
    'N251-001 TITLE: Mast\n\nOBJECTIVE: Develop a mast.\n\nDESCRIPTION: It must stand. These hold:\nParameter   Threshold   Objective\nHeight      3 m         5 m\nWeight      9 kg        7 kg\nIt must bend.\n\nPHASE I: Define a mast.',
  )
  expect(topic.description?.split('\n').slice(1, 4)).toEqual(['Parameter Threshold Objective', 'Height 3 m 5 m', 'Weight 9 kg 7 kg'])
  expect(topic_brief).toBe('Develop a mast. It must stand. It must bend. Define a mast.')
})

test('no text, however odd, breaks the reading or its promises', () => {
  const words = [
    'OBJECTIVE:',
    'PHASE I:',
    'PHASE II:',
    '\n',
    '\n\n',
    '•',
    '- ',
    '1. ',
    '(a) ',
    'must',
    'shall be',
    '30 dB',
    '(Threshold)',
    ':',
    '.',
    'N251-001 TITLE:',
    '-\n',
    '\u00ad',
    '\ufffe',
    '“',
    'Develop',
    'a',
    'mast',
    '</p>',
    '"answer": "',
    '\ud800',
    '$',
    'KEYWORDS:',
    '|',
    'e.g.',
    '  ',
  ]
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let round = 0; round < 120; round++) {
    const page = () => Array.from({ length: next(120) }, () => words[next(words.length)]).join(' ')
    const pages = [page(), page(), page()].map((text, at) => ({ page: at + 1, text }))
    const analysis = Analysis.parse(analysisOf(pages, 'odd.pdf'))
    const quotes = [...analysis.requirements, ...analysis.sentences, ...Object.values(analysis.places)]
    const astray = quotes.filter(({ quote, page: number }) => !standsOnPage(quote, pages[number - 1]?.text ?? ''))
    expect(astray).toEqual([])
  }
})

const NOISE = [
  'a. 1. B. ',
  'must and shall and should, ',
  '((((((',
  '1 to 2 to 3 MHz ',
  'Phase I: ',
  '-\n',
  'Using a, ',
  'A',
  'P H A S E ',
  '&amp;',
  'N251-',
  'not exceed 5 pages ',
  '12 months ',
  'work may be ',
  'The end user is ',
  'Open: 1/1/2020 ',
  '• must nest:\n  ',
  'N251-901 TITLE: T\n',
  'OBJECTIVE: Do it.\nPHASE I: Do it.\n',
]

test.each(NOISE)(
  'a long text of %j is read while one waits',
  (noise) => {
    const text = noise.repeat(Math.ceil(100_000 / noise.length))
    expect(read(`N251-901 TITLE: T\nPHASE I: ${text}`).reading.pages).toBe(1)
    expect(read(`${text}\nN251-901 TITLE: ${text}\nOBJECTIVE: Build.`).reading.pages).toBe(1)
  },
  20_000,
)

test('ten thousand topics, and ten thousand pages with headers and footers, are read while one waits', () => {
  const topics = Array.from(
    { length: 10_000 },
    (_, at) => `N251-${String(at).padStart(5, '0')} TITLE: A thing\nOBJECTIVE: Do it.\nKEYWORDS: a`,
  )
  expect(read(topics.join('\n')).reading.topics_found).toHaveLength(10_000)
  const pages = Array.from({ length: 10_000 }, (_, at) => `VERSION 2\nNAVY - ${at}\nIt must be ${at}.\nOr not.\nAnd so on.\nMast - ${at}`)
  expect(read(...pages).reading.pages).toBe(10_000)
})
