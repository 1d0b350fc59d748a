import { beforeAll, describe, expect, test } from 'vitest'
import { RICH } from '../../drafting/built-in/testing/interviews.ts'
import { sampleTopic } from '../../drafting/built-in/testing/samples.ts'
import { standsOnPage } from '../solicitation/requirement/quote.ts'
import { projectEntries } from './project-entries.ts'
import type { PlanSources } from './sources.ts'
import { HONEST } from './testing/honest.ts'
import { type Defect, PLANTED } from './testing/planted.ts'
import { tracer } from './trace.ts'
import type { TracedSentence } from './traced.ts'

/** The sources of a Phase I plan on a real solicitation, with a made-up interview, as the product puts them together. */
async function sourcesOf(name: string): Promise<PlanSources> {
  const { analysis, pages } = await sampleTopic(name)
  const said = Object.entries(RICH[name] ?? {}).flatMap(([question, texts]) => texts.map((answer) => ({ question, answer })))
  const program_type = analysis.topic.program_type ?? 'SBIR'
  return {
    documents: [{ id: name, file_name: `${name}.pdf`, role: 'solicitation', pages: [...pages] }],
    answers: said.map((one, at) => ({ slot: `Q${at + 1}`, ...one })),
    entries: projectEntries({ company_name: 'Meridian Works', phase: 'I', program_type, period_of_performance: 6 }),
    own_statements: [],
  }
}

const traces = new Map<string, { sources: PlanSources; trace: (text: string) => TracedSentence[] }>()
beforeAll(async () => {
  for (const name of Object.keys(PLANTED)) {
    const sources = await sourcesOf(name)
    traces.set(name, { sources, trace: tracer(sources) })
  }
})

const planted = Object.entries(PLANTED).flatMap(([name, sentences]) => sentences.map(([defect, text]) => ({ name, defect, text })))
const honest = Object.entries(HONEST).flatMap(([name, texts]) => texts.map((text) => ({ name, text })))

function tracedIn(name: string, text: string): TracedSentence[] {
  return traces.get(name)?.trace(text) ?? []
}

function isCaught({ name, text }: { name: string; text: string }): boolean {
  return tracedIn(name, text).some(({ grounds }) => grounds === 'unsupported')
}

describe('what no source says', () => {
  const ALWAYS: readonly Defect[] = ['number', 'unit', 'quote', 'citation', 'name', 'standard']

  test('there are enough of each kind to tell', () => {
    expect(planted.length).toBeGreaterThanOrEqual(160)
    expect(Object.keys(PLANTED).length).toBeGreaterThanOrEqual(5)
  })

  test('each number, unit, name, standard and quotation is caught', () => {
    expect(planted.filter(({ defect }) => ALWAYS.includes(defect)).filter((one) => !isCaught(one))).toEqual([])
  })

  test('of claims and inventions at most one in twenty gets through', () => {
    const asserted = planted.filter(({ defect }) => !ALWAYS.includes(defect))
    expect(asserted.filter((one) => !isCaught(one)).length).toBeLessThanOrEqual(asserted.length / 20)
  })

  test('each unsupported piece says where in the text it stands', () => {
    for (const { name, text } of planted)
      for (const { unsupported } of tracedIn(name, `First line.\n- ${text}`))
        for (const piece of unsupported) expect(`First line.\n- ${text}`.slice(piece.start, piece.end)).toBe(piece.text)
  })
})

describe('what the sources say in other words', () => {
  test('false alarms are rare', () => {
    expect(honest.length).toBeGreaterThanOrEqual(60)
    expect(honest.filter(isCaught).length).toBeLessThanOrEqual(honest.length / 20)
  })

  test('most of it names the source it rests on', () => {
    const sourced = honest.filter(({ name, text }) => tracedIn(name, text).every(({ origins }) => origins.length > 0))
    expect(sourced.length / honest.length).toBeGreaterThan(0.95)
  })

  test('each quote stands word for word in the page or the answer that it names', () => {
    for (const { name, text } of [...honest, ...planted]) {
      const { documents = [], answers = [] } = traces.get(name)?.sources ?? {}
      for (const origin of tracedIn(name, text).flatMap(({ origins }) => origins)) {
        const page = origin.kind === 'document' && documents[0]?.pages.find((one) => one.page === origin.page)?.text
        const answer = origin.kind === 'answer' && answers.find(({ slot }) => slot === origin.slot)?.answer
        if (origin.kind !== 'entry') expect(standsOnPage(origin.quote, page || answer || '')).toBe(true)
      }
    }
  })
})
