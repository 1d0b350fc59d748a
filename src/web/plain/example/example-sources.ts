import { NAVY } from '../../../domain/component/navy.ts'
import { componentEntries } from '../../../domain/grounding/component-entries.ts'
import { projectEntries } from '../../../domain/grounding/project-entries.ts'
import type { Origin, PlanSources } from '../../../domain/grounding/sources.ts'
import { trace } from '../../../domain/grounding/trace.ts'
import { oneLine, withoutEnd } from '../../../language/characters.ts'
import { EXAMPLE, type Quoted } from './example-plan.ts'

/** What stands behind a sentence: by its name, with the words; `of` names the cell of a row, the answer or the page in which they stand. */
export type ExampleSource = { name: string; words: readonly { of: string; text: string; href?: string }[] }

/** A sentence of a text, where it ends there, and what stands behind it. */
export type ExampleSentence = { end: number; sources: readonly ExampleSource[] }

const SOURCES: PlanSources = {
  documents: [{ id: 'solicitation', file_name: EXAMPLE.solicitation, role: 'solicitation', pages: [...EXAMPLE.pages] }],
  answers: [...EXAMPLE.answers],
  entries: [
    ...projectEntries({ ...EXAMPLE.plan, customer_organization: EXAMPLE.plan.customer_org ?? undefined }),
    ...componentEntries(NAVY.find(({ phase }) => phase === EXAMPLE.plan.phase) ?? null, []),
  ],
  own_statements: [],
}

/** The sentences of a text of the plan, each with the rows whose words it is made of, else with what the product finds that it rests on. */
export function exampleSentences(text: string): ExampleSentence[] {
  return trace(text, SOURCES).map(({ start, end, grounds, origins }) => {
    const rows = rowsIn(text.slice(start, end))
    return { end, sources: rows.length > 0 ? rows : grounds === 'connecting' ? ordering(text.slice(start, end)) : found(origins) }
  })
}

function rowsIn(sentence: string): ExampleSource[] {
  const said = withoutEnd(oneLine(sentence), '.')
  return EXAMPLE.rows.flatMap((row) => {
    const cells = row.cells.filter(({ words }) => said.includes(words) || words.includes(said))
    const from = cells.flatMap((cell) => cell.from).filter((one, at, all) => all.findIndex(({ words }) => words === one.words) === at)
    const name = [row.name, ...new Set(from.map(nameOf))].join(' · ')
    return cells.length === 0
      ? []
      : [{ name, words: [...cells.map((one) => ({ of: `${row.name}, ${one.name}`, text: one.words })), ...from.map(quoted)] }]
  })
}

/** What a tracer found, the words of one answer or page together. */
function found(origins: readonly Origin[]): ExampleSource[] {
  const all = origins.map((one) => {
    if (one.kind === 'entry') return { of: one.label, text: one.quote }
    return quoted(one.kind === 'answer' ? { slot: one.slot, words: one.quote } : { page: one.page, words: one.quote })
  })
  return [...new Set(all.map(({ of }) => of))].map((name) => ({ name, words: all.filter(({ of }) => of === name) }))
}

/** A heading, "Answers:", is no sentence. */
function ordering(sentence: string): ExampleSource[] {
  return sentence.trimEnd().endsWith(':') ? [] : [{ name: ORDER, words: [] }]
}

/** What is behind the product's own words. */
export const ORDER = 'Order of work'

function quoted(one: Quoted) {
  const href = 'slot' in one ? `#answer-${one.slot}` : `/plain/${EXAMPLE.solicitation}#page=${one.page}`
  return { of: nameOf(one), text: one.words, href }
}

function nameOf(one: Quoted): string {
  return 'slot' in one ? answerName(one.slot) : `Solicitation, page ${one.page}`
}

/** "Q4" → "Answer 4"; the questions of a step, which come later, are counted with their step. */
export function answerName(slot: string): string {
  const [, step, number] = /^(?:S(\d+)-)?Q(\d+)$/.exec(slot) ?? []
  return step === undefined ? `Answer ${number}` : `Milestone ${step}, answer ${number}`
}
