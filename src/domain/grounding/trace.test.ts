import { describe, expect, test } from 'vitest'
import { NAVY } from '../component/navy.ts'
import { componentEntries } from './component-entries.ts'
import type { PlanSources } from './sources.ts'
import { trace, tracer } from './trace.ts'

const SOURCES: PlanSources = {
  documents: [
    {
      id: 'file-1',
      file_name: 'topic.pdf',
      role: 'solicitation',
      pages: [
        {
          page: 1,
          text: 'OBJECTIVE: Develop a towed buoy that listens for whales.\nThe buoy must survive 30 days in electro-\nmagnetic noise at 6 ft depth.',
        },
        { page: 2, text: 'PHASE I: Model the hydrophone array at 12 kHz. The hull should be tested to MIL-STD-810H.' },
      ],
    },
  ],
  answers: [
    {
      slot: 'Q4',
      question: 'Who leads the work?',
      answer: 'Ada Moreno leads the acoustics with COMSOL. Two towing runs take place in Lake Pend.',
    },
  ],
  entries: [
    { from: 'project', label: 'Company Name', text: 'Tidewater Acoustics' },
    { from: 'project', label: 'Period of Performance', text: '6 months' },
  ],
  own_statements: ['We have  tank time booked in May.'],
}

const traced = (text: string) => trace(text, SOURCES)
const grounds = (text: string) => traced(text).map((one) => one.grounds)
const unsupported = (text: string) => traced(text).flatMap((one) => one.unsupported.map(({ kind, text: words }) => `${kind}: ${words}`))

describe('what a sentence rests on', () => {
  test('a page of the solicitation, with words that stand there', () => {
    expect(traced('The buoy shall survive thirty days of electromagnetic noise.')[0]).toMatchObject({
      grounds: 'sourced',
      origins: [
        {
          kind: 'document',
          document_id: 'file-1',
          page: 1,
          quote: 'The buoy must survive 30 days in electro- magnetic noise at 6 ft depth.',
        },
      ],
      unsupported: [],
    })
  })

  test('several sources, the strongest first', () => {
    const [one] = traced('Ada Moreno models the hydrophone array with COMSOL.')
    expect(one?.origins.map(({ kind }) => kind).sort()).toEqual(['answer', 'document'])
    expect(one?.origins[0]?.kind).toBe('answer')
  })

  test('the page that a sentence cites comes first, with the words on it that are most like the sentence', () => {
    const [common] = traced('Task 2.1: The Contractor shall model it first and keep the design as it is at this time (solicitation p. 2).')
    expect(common).toMatchObject({
      grounds: 'sourced',
      origins: [{ kind: 'document', page: 2, quote: 'PHASE I: Model the hydrophone array at 12 kHz.' }],
    })
    const [other] = traced('Ada Moreno models the hydrophone array with COMSOL (p. 2).')
    expect(other?.origins.map((one) => (one.kind === 'document' ? one.page : one.kind))).toEqual([2, 'answer'])
  })

  test('a page that is cited wrongly is no source', () => {
    const [wrong] = traced('The hull of the hydrophone is tested to MIL-STD-810H (solicitation p. 1).')
    expect(wrong?.grounds).toBe('unsupported')
    expect(wrong?.origins.some((one) => one.kind === 'document' && one.page === 1)).toBe(false)
  })

  test('words of every plan need no source', () => {
    expect(grounds('The Contractor shall hold a kickoff meeting with the TPOC and send the minutes by Award + 1 Month.')).toEqual([
      'connecting',
    ])
  })

  test('a statement that the person has accepted, however it is spaced', () => {
    expect(traced('We have tank time\n booked in May.')[0]).toMatchObject({ grounds: 'own', unsupported: [] })
  })

  test('a blank stays one, unless something else in the sentence is invented', () => {
    expect(grounds('The buoy is towed at [name the test range].')).toEqual(['blank'])
    expect(grounds('The buoy is towed at [name the test range] for 90 days.')).toEqual(['unsupported'])
  })

  test('something technical of which no source speaks is not supported, although no number is in it', () => {
    expect(grounds('A cryogenic turbine spins the periscope.')).toEqual(['unsupported'])
  })
})

describe('what stands in no source', () => {
  test('a number, a unit, a name and a standard', () => {
    expect(unsupported('The buoy shall survive 45 days.')).toEqual(['number: 45 days'])
    expect(unsupported('The buoy shall survive forty-five days.')).toEqual(['number: forty-five days'])
    expect(unsupported('The buoy floats at 6 m depth.')).toEqual(['unit: 6 m'])
    expect(unsupported('Ada Moreno tows the buoy at Puget Sound.')).toEqual(['name: Puget Sound'])
    expect(unsupported('The hull is tested to MIL-STD-461.')).toEqual(['standard: MIL-STD-461'])
  })

  test('a measure in other words, another unit of the same kind, and a standard without its revision do', () => {
    for (const honest of [
      'The array is modeled at 12,000 Hz.',
      'The buoy floats at 1.83 m depth.',
      'The hull is tested to MIL-STD-810.',
      'The buoy lasts 720 hours in noise.',
    ])
      expect(unsupported(honest)).toEqual([])
  })

  test('words in quotation marks that nobody wrote, and a page on which nothing of the kind stands', () => {
    expect(unsupported('The topic asks for "a towed buoy that listens for whales" (p. 1).')).toEqual([])
    expect(unsupported('The topic asks for "a towed buoy that hunts for submarines".')).toEqual([
      'quote: "a towed buoy that hunts for submarines"',
    ])
    expect(unsupported('The hydrophone array is modeled at 12 kHz (solicitation p. 7).')).toEqual(['quote: solicitation p. 7'])
  })

  test('a claim that no source makes', () => {
    expect(unsupported('The buoy is the only towed buoy that never fails.')).toEqual(['claim: the only towed', 'claim: never fails'])
  })

  test('two names that belong to two people or places', () => {
    expect(unsupported('Moreno Tidewater tows the buoy.')).toEqual(['name: Moreno Tidewater'])
  })
})

describe('what the plan computes itself', () => {
  test('its own numbering, the phases, the form and months within the period', () => {
    const text = 'Milestone 3, tasks 3.1 to 3.4 and the SF 298 are due by Award + 6 Months; Phase II follows.'
    expect(unsupported(text)).toEqual([])
    expect(unsupported('The final report is due by Award + 9 Months.')).toEqual(['number: 9 Months'])
  })

  test('a count that was entered must be that count', () => {
    const counted = {
      ...SOURCES,
      entries: [...SOURCES.entries, { from: 'project' as const, label: 'Requirements', text: '22 requirements' }],
    }
    expect(trace('The matrix lists all 22 requirements.', counted)[0]?.unsupported).toEqual([])
    expect(trace('All 6 requirements of Milestone 2 are traced under all 5 tasks (2.1 to 2.5).', counted)[0]?.unsupported).toEqual([])
    expect(trace('The matrix lists all 25 requirements.', counted)[0]?.unsupported).toMatchObject([{ kind: 'number', text: '25' }])
  })
})

describe('rules that were published', () => {
  const navy = componentEntries(NAVY.find(({ day_payments }) => day_payments) ?? null, [])

  test('what the component asks rests on the document that says so, and another amount on nothing', () => {
    const withNavy = { ...SOURCES, entries: [...SOURCES.entries, ...navy] }
    const paid = trace('The base is paid by days: 50% on day 15, 35% on day 90 and 15% on day 180.', withNavy)
    expect(paid[0]).toMatchObject({
      grounds: 'sourced',
      unsupported: [],
      origins: [{ kind: 'entry', label: 'DoD SBIR 25.1 BAA, Navy instructions' }],
    })
    expect(trace('The base is paid by days: 60% on day 15.', withNavy)[0]?.unsupported).toMatchObject([{ text: '60%' }])
  })

  test('where nothing is known of a component, nothing of it is a source', () => {
    expect(componentEntries(null, [])).toEqual([])
  })

  test('the shares of an STTR award need no document at hand', () => {
    expect(unsupported('At least 40% of the cost is for work by the small business.')).toEqual([])
    expect(unsupported('At least 45% of the cost is for work by the small business.')).toEqual(['number: 45%'])
  })
})

describe('any text', () => {
  test('Markdown: marks stand before the sentence, a line in small letters goes on, places count in the whole text', () => {
    const text = '## Team\n\n- **Ada Moreno** leads\n  the acoustics.\n- Bo Lindt tows the buoy.'
    const sentences = traced(text)
    expect(sentences.map((one) => one.text)).toEqual(['Team', '**Ada Moreno** leads\n  the acoustics.', 'Bo Lindt tows the buoy.'])
    for (const one of sentences) expect(text.slice(one.start, one.end)).toBe(one.text)
    const piece = sentences[2]?.unsupported[0]
    expect(text.slice(piece?.start, piece?.end)).toBe('Bo Lindt')
  })

  test('a short form that the text explains is no name', () => {
    expect(unsupported('The hydrophone array (HA) is modeled. The HA listens for whales.')).toEqual([])
    expect(unsupported('The QZX listens for whales.')).toEqual(['name: QZX'])
  })

  test('the same sentence gives the same answer at another place', () => {
    const of = tracer(SOURCES)
    const [first] = of('Bo Lindt tows the buoy.')
    const [, second] = of('Model the array.\nBo Lindt tows the buoy.')
    expect(second).toEqual({ ...first, start: 17, end: 40, unsupported: [{ kind: 'name', text: 'Bo Lindt', start: 17, end: 25 }] })
  })

  test('texts that were made to take forever come to an end', () => {
    const of = tracer(SOURCES)
    const hostile = [
      'a',
      '1',
      ',1',
      '-',
      '"',
      '(p. 1',
      'A-',
      '_',
      ' ',
      '. ',
      'one ',
      'A1-',
      '$1 ',
      '1 m/',
      '[name ',
      '@',
      '""',
      '1.',
      '| ',
      'é',
      '"a b c 1" ',
    ]
    for (const part of hostile) expect(of(part.repeat(Math.ceil(200_000 / part.length)))).toBeDefined()
  })

  test('nothing gives nothing', () => {
    expect(traced('')).toEqual([])
    expect(traced('---\n| --- | --- |\n')).toEqual([])
    expect(trace('The buoy floats.', { documents: [], answers: [], entries: [], own_statements: [] })[0]?.grounds).toBe('unsupported')
  })
})

test('a short form of a source that is written out is no new name; one of no source is', () => {
  const answers = [{ slot: 'Q1', question: 'How?', answer: 'We compute the derivatives in AVL.' }]
  const loose = (text: string) =>
    trace(text, { documents: [], answers, entries: [], own_statements: [] }).flatMap(({ unsupported }) =>
      unsupported.map((one) => one.text),
    )
  expect(loose('The Contractor shall compute the derivatives in the Athena Vortex Lattice (AVL).')).toEqual([])
  expect(loose('The Contractor shall compute the derivatives in the Boeing Space Suite (BSS).')).not.toEqual([])
})
