import type { Subject } from '../../../src/domain/interview.ts'
import { personNamed } from '../../../src/domain/work-breakdown/composed/people.ts'
import type { Learned } from '../../../src/drafting/built-in/filling/gathered.ts'
import { isName, meantFeatures, namesAround, sameFeatures, sideFeatures } from '../../../src/drafting/built-in/filling/link-features.ts'
import type { LearnedLinks } from '../../../src/drafting/built-in/filling/links.ts'
import { roleFeatures } from '../../../src/drafting/built-in/filling/roles.ts'
import { addWords, likenesses, type StepWords } from '../../../src/drafting/built-in/filling/step-words.ts'
import { knownFrom } from '../../../src/drafting/built-in/filling/told.ts'
import { type Known, wordFeatures } from '../../../src/drafting/built-in/filling/word-features.ts'
import { labelsLearnedFrom } from '../../../src/language/learned/sequence-training.ts'
import { type Example, learnedFrom } from '../../../src/language/learned/training.ts'
import { factsOf, OPEN_COMPANIES } from '../company.ts'
import { type Mark, type MarkedAnswer, stretchesOf } from './marks.ts'

/** How labels are learned: 20 rounds do better than 12 on companies that were left out, 30 no more. */
const LABELS = { least: 3, rounds: 20, faint: 4 }
const LINKS = { least: 2, rounds: 12, decimals: 1, faint: 0.05 }

/** Everything that is learned of marked answers. The same answers in the same order teach the same. */
export function learnedOf(answers: readonly MarkedAnswer[]): Learned {
  const labels = labelsLearnedFrom(
    tellingsOf(answers).flatMap((telling) => {
      const known = knownOf(telling)
      return telling.map((answer) => ({ features: featuresOf(answer, known), stretches: stretchesOf(answer) }))
    }),
    LABELS,
  )
  return { labels, links: linksOf(answers) }
}

/** What can be seen of the words of an answer. */
export function featuresOf({ words, subject }: MarkedAnswer, known: Known): string[][] {
  return words.map((_, at) => wordFeatures(words, at, subject, known))
}

/** What the answers of a telling tell that others can be read with. */
export function knownOf(telling: readonly MarkedAnswer[]): Known {
  return knownFrom(telling.map(({ text, subject }) => ({ answer: text, subject })))
}

/** The answers of each company in each way. */
export function tellingsOf(answers: readonly MarkedAnswer[]): MarkedAnswer[][] {
  const tellings = new Map<string, MarkedAnswer[]>()
  for (const answer of answers) {
    const name = `${answer.company} ${answer.way}`
    tellings.set(name, [...(tellings.get(name) ?? []), answer])
  }
  return [...tellings.values()]
}

type Examples = Record<keyof LearnedLinks, Example[]>

function linksOf(answers: readonly MarkedAnswer[]): LearnedLinks {
  const examples: Examples = { side: [], same: [], meant: [], role: [] }
  const leads = leadsOf(answers)
  for (const telling of tellingsOf(answers)) {
    const steps = wordsOfSteps(telling)
    for (const answer of telling) {
      addExamples(examples, answer, steps)
      examples.role.push(...roleExamples(answer, leads))
    }
  }
  return {
    side: learnedFrom(examples.side, LINKS),
    same: learnedFrom(examples.same, LINKS),
    meant: learnedFrom(examples.meant, LINKS),
    role: learnedFrom(examples.role, LINKS),
  }
}

/** Who leads each step, by the names that stand as its lead in any of a company's answers; of open companies by their facts. */
function leadsOf(answers: readonly MarkedAnswer[]): Map<string, string> {
  const leads = new Map<string, string>()
  for (const { company, marks } of answers)
    for (const { cell, rows, text, leads: led = cell === 'lead' ? rows : [] } of marks)
      if (/^\p{Lu}\p{Ll}/u.test(text)) for (const id of led) leads.set(`${company} ${id}`, text)
  for (const company of new Set(answers.map((one) => one.company))) {
    if (!isOpen(company)) continue
    const { steps, people } = factsOf(company)
    for (const { id, lead } of steps) leads.set(`${company} ${id}`, people.find((one) => one.id === lead)?.name ?? '')
  }
  return leads
}

/** Whether who is named leads the step that is named behind them, where it is known who does. */
function roleExamples({ company, subject, text, marks }: MarkedAnswer, leads: ReadonlyMap<string, string>): Example[] {
  if (subject !== 'people') return []
  const names = marks.filter(({ kind, cell }) => kind === 'person' && cell === 'name')
  return marks.flatMap((ref) => {
    const name = names.findLast(({ start }) => start < ref.start)
    const lead = leads.get(`${company} ${ref.rows[0]}`)
    if (ref.cell !== 'ref' || !name || lead === undefined) return []
    const isLed =
      personNamed(lead, [{ id: '', name: name.text }]) !== undefined || personNamed(name.text, [{ id: '', name: lead }]) !== undefined
    return [{ features: roleFeatures(text, name, ref), answer: isLed ? 'leads' : 'helps' }]
  })
}

function isOpen(company: string): boolean {
  return OPEN_COMPANIES.some((one) => one === company)
}

const NAMING = new Set(['result', 'tools', 'method', 'input'])

/** The steps of a telling by their ids, with the words by which the answer on the steps tells of them. */
function wordsOfSteps(telling: readonly MarkedAnswer[]): Map<string, StepWords> {
  const steps = new Map<string, StepWords>()
  const marks = telling.filter(({ subject }) => subject === 'steps').flatMap((answer) => answer.marks.filter(({ kind }) => kind === 'step'))
  for (const { cell, rows, text } of marks)
    for (const id of rows) {
      if (cell === 'action') steps.set(id, steps.get(id) ?? new Map())
      const words = steps.get(id)
      if (words && (cell === 'action' || NAMING.has(cell))) addWords(words, text, cell === 'action' ? 1 : 0.6)
    }
  return steps
}

function addExamples({ side, same, meant }: Examples, { text, subject, marks }: MarkedAnswer, steps: ReadonlyMap<string, StepWords>): void {
  const told = marks.filter(({ kind }) => kind === 'step')
  const ids = [...steps.keys()]
  const words = [...steps.values()]
  const isOne = (one: Mark | undefined, other: Mark) => other.rows.some((id) => one?.rows.includes(id))
  const choose = (name: string, current: number, about: Subject | 'needs', right: readonly string[], not?: string) => {
    const alike = likenesses(name, words)
    for (const [at, id] of ids.entries())
      if (id !== not) meant.push({ features: meantFeatures(name, alike, at, current, about), answer: right.includes(id) ? 'yes' : 'no' })
  }
  let current = -1
  told.forEach((one, at) => {
    if (isName(one)) {
      const before = told.slice(0, at).findLast(({ cell }) => cell === 'action')
      if (subject === 'steps' && one.cell === 'action') {
        if (before) same.push({ features: sameFeatures(text, told, at), answer: isOne(before, one) ? 'same' : 'new' })
      } else choose(one.text, current, subject, one.rows)
      current = ids.indexOf(one.rows[0] ?? '')
      return
    }
    const own = one.rows[0] ?? ''
    if (one.cell === 'needs' && one.needs.length === 1) choose(one.text, ids.indexOf(own), 'needs', one.needs, own)
    const { before, after } = namesAround(told, at)
    const [isBefore, isAfter] = [isOne(before, one), isOne(after, one)]
    if (isBefore !== isAfter) side.push({ features: sideFeatures(text, subject, told, at), answer: isBefore ? 'before' : 'after' })
  })
}
