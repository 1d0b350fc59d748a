import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampleReading } from '../../drafting/built-in/testing/samples.ts'
import { projectEntries } from './project-entries.ts'
import { CARELESS, type Spoilt } from './testing/careless.ts'
import { REWRITTEN } from './testing/rewritten.ts'
import { tracer } from './trace.ts'
import type { TracedSentence } from './traced.ts'

type Told = { file: string; phase: 'I' | 'II'; program_type: string; company_name: string; answers: Record<string, string[]> }

/** A tracer for a real solicitation with all that a made-up company answers. */
async function tracerFor(name: string): Promise<(text: string) => TracedSentence[]> {
  const told: Told = JSON.parse(readFileSync(new URL(`../../../evals/drafting/interviews/${name}.json`, import.meta.url), 'utf8'))
  const { pages } = await sampleReading(told.file)
  const said = Object.entries(told.answers).flatMap(([question, texts]) => texts.map((answer) => ({ question, answer })))
  return tracer({
    documents: [{ id: name, file_name: told.file, role: 'solicitation', pages: [...pages] }],
    answers: said.map((one, at) => ({ slot: `Q${at + 1}`, ...one })),
    entries: projectEntries({ ...told, period_of_performance: told.phase === 'I' ? 6 : 24 }),
    own_statements: [],
  })
}

const traces = new Map<string, (text: string) => TracedSentence[]>()

beforeAll(async () => {
  for (const name of Object.keys(CARELESS)) traces.set(name, await tracerFor(name))
})

function isCaught(name: string, text: string): boolean {
  return (traces.get(name)?.(text) ?? []).some(({ grounds }) => grounds === 'unsupported')
}

const careless = Object.entries(CARELESS).flatMap(([name, all]) => all.map(([spoilt, text]) => ({ name, spoilt, text })))
const rewritten = Object.entries(REWRITTEN).flatMap(([name, texts]) => texts.map((text) => ({ name, text })))

describe('what a careless writer gets wrong', () => {
  const uncaught = (spoilt: readonly Spoilt[]) =>
    careless.filter((one) => spoilt.includes(one.spoilt) && !isCaught(one.name, one.text)).map(({ text }) => text)

  test('every number, range, unit, threshold, comparison, quotation, citation, standard and role', () => {
    expect(
      uncaught([
        'number',
        'spelled',
        'range',
        'unit',
        'threshold',
        'comparator',
        'quote',
        'citation',
        'standard',
        'role',
        'overclaim',
        'invention',
      ]),
    ).toEqual([])
  })

  test('at most one name in twenty gets through, and at most one date in ten', () => {
    expect(uncaught(['name']).length).toBeLessThanOrEqual(1)
    expect(uncaught(['date', 'percent']).length).toBeLessThanOrEqual(2)
  })

  test('of denials turned around most are caught; a value of one thing put on another often stands in no source otherwise and gets through', () => {
    expect(uncaught(['negation']).length).toBeLessThanOrEqual(4)
    expect(uncaught(['value-moved']).length).toBeLessThanOrEqual(8)
  })

  test('nine of ten are caught in all', () => {
    expect(careless.length).toBe(160)
    expect(careless.filter(({ name, text }) => isCaught(name, text)).length).toBeGreaterThanOrEqual(0.9 * careless.length)
  })
})

test('of sentences that say the same in other forms at most one in fifty is an alarm', () => {
  expect(rewritten.length).toBe(120)
  expect(rewritten.filter(({ name, text }) => isCaught(name, text)).map(({ text }) => text).length).toBeLessThanOrEqual(2)
})
