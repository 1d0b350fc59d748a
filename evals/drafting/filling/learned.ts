import { readFileSync } from 'node:fs'
import { personNamed } from '../../../src/domain/work-breakdown/composed/people.ts'
import { stepFeatures } from '../../../src/drafting/built-in/filling/asides.ts'
import { isPlace, placeFeatures, type Scope } from '../../../src/drafting/built-in/filling/everywhere.ts'
import { rowFeatures } from '../../../src/drafting/built-in/filling/further-rows.ts'
import { inReadingOrder, type Learned } from '../../../src/drafting/built-in/filling/gathered.ts'
import { type KnownStep, learnFrom, newStep } from '../../../src/drafting/built-in/filling/known-steps.ts'
import { isName, namesAround, sameFeatures, sideFeatures } from '../../../src/drafting/built-in/filling/link-features.ts'
import { type LearnedLinks, OF_TEAM } from '../../../src/drafting/built-in/filling/links.ts'
import {
  type About,
  isSaidOf,
  nameFeatures,
  placeBehind,
  type SaidName,
  saidNames,
  wayFeatures,
} from '../../../src/drafting/built-in/filling/meant-steps.ts'
import { roleFeatures, toldBefore } from '../../../src/drafting/built-in/filling/roles.ts'
import { addWords } from '../../../src/drafting/built-in/filling/step-words.ts'
import { knownFrom, namedAgain, type Told } from '../../../src/drafting/built-in/filling/told.ts'
import { type Known, wordFeatures } from '../../../src/drafting/built-in/filling/word-features.ts'
import { stretchesIn } from '../../../src/language/sentence.ts'
import { labelsLearnedFrom } from '../../learned/sequence-training.ts'
import { type Example, learnedFrom } from '../../learned/training.ts'
import { writtenRemarks } from '../../remarks/learning.ts'
import { factsOf, OPEN_COMPANIES } from '../company.ts'
import { type Mark, type MarkedAnswer, markedIn, stretchesOf } from './marks.ts'

/** How labels are learned: of words of companies that were left out 84 to 87 % are read right, by how they tell (`npm run evals train-filling`). */
const LABELS = { least: 3, rounds: 30, unseen: 0.5, faint: 8 }
const LINKS = { least: 2, rounds: 12, decimals: 1, faint: 0.05 }
const STEPS = { least: 2, rounds: 14, pull: 1e-5, decimals: 1, faint: 0.05 }

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

/** What is learned of how the parts of an answer hang together. */
export function linksOf(answers: readonly MarkedAnswer[]): LearnedLinks {
  const examples: Examples = { side: [], same: [], meant: [], role: [], row: [], step: stepExamples(answers), scope: writtenScopes() }
  const leads = leadsOf(answers)
  for (const telling of tellingsOf(answers)) {
    const steps = new ToldSteps(telling)
    for (const answer of inReadingOrder(telling)) {
      addExamples(examples, answer, steps)
      steps.learn(answer)
      examples.role.push(...roleExamples(answer, leads))
      examples.row.push(...rowExamples(answer))
      examples.scope.push(...scopeExamples(answer))
    }
    examples.meant.push(...telling.flatMap((answer) => needsExamples(answer, steps)))
  }
  return {
    side: learnedFrom(examples.side, LINKS),
    same: learnedFrom(examples.same, LINKS),
    meant: learnedFrom(examples.meant, LINKS),
    role: learnedFrom(examples.role, LINKS),
    row: learnedFrom(examples.row, LINKS),
    step: learnedFrom(examples.step, STEPS),
    scope: learnedFrom(examples.scope, LINKS),
  }
}

/** Sentences of which a reader said whether they tell of a step of the work ("+") or say something by the way ("-"). */
function judgedSentences(): Example[] {
  const lines = readFileSync(new URL('./asides.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => ({ features: stepFeatures(line.slice(2)), answer: line.startsWith('+') ? 'step' : 'aside' }))
}

/** Whether a sentence tells of a step: those that were judged, remarks, and what marked companies say of their steps. */
function stepExamples(answers: readonly MarkedAnswer[]): Example[] {
  const remarks = writtenRemarks('train').filter(({ isMeant }) => isMeant)
  const few = [...judgedSentences(), ...remarks.map(({ text }): Example => ({ features: stepFeatures(text), answer: 'aside' }))]
  return [...few.flatMap((one) => Array.from({ length: AGAIN }, () => one)), ...answers.flatMap(sentencesOnSteps)]
}

/** Places of all work are few beside those of a step. */
const OF_ALL_AGAIN = 3

/** Asides are few beside what marked companies tell of their steps. */
const AGAIN = 6

/** The sentences of an answer on the steps: those in which something of a step was marked, and those in which nothing was. */
function sentencesOnSteps({ subject, text, marks }: MarkedAnswer): Example[] {
  if (subject !== 'steps') return []
  return stretchesIn(text).map((part) => {
    const isMarked = marks.some(({ kind, start, end }) => kind === 'step' && start < part.end && end > part.start)
    return { features: stepFeatures(text.slice(part.start, part.end)), answer: isMarked ? 'step' : 'aside' }
  })
}

/** Whether each place in an answer on who works where holds for what its sentence names, or for all the rest. */
function scopeExamples({ subject, text, marks }: MarkedAnswer): Example[] {
  if (!OF_TEAM.has(subject)) return []
  const parts = stretchesIn(text)
  return marks.filter(isPlace).flatMap((one) => {
    const part = parts.find(({ start, end }) => one.start >= start && one.start < end)
    const isNamed = marks.some(
      (other) =>
        part && isName(other) && other.start >= part.start && other.start < part.end && other.rows.some((id) => one.rows.includes(id)),
    )
    return scopeExample(text, marks, one, isNamed || one.rows.length < 2 ? 'named' : 'rest')
  })
}

/** Answers on who works where of which every place was marked with its scope: {step|…}, {who|…}, {named|…}, {rest|…}, {other|…}. */
function writtenScopes(): Example[] {
  const lines = readFileSync(new URL('./places.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.flatMap((line) => {
    const { text, marks } = markedIn(line)
    const told = marks.map(({ name, ...place }): Told => ({ ...place, ...toldAs(name), segment: 0 }))
    return marks.flatMap(({ name }, at) => {
      const one = told[at]
      return one && isPlace(one) ? scopeExample(text, told, one, name as Scope) : []
    })
  })
}

function toldAs(name: string): Pick<Told, 'kind' | 'cell'> {
  if (name === 'who') return { kind: 'person', cell: 'name' }
  return { kind: 'step', cell: name === 'step' ? 'ref' : 'place' }
}

function scopeExample(text: string, told: readonly Told[], one: Told, answer: Scope): Example[] {
  const features = placeFeatures(text, told, one)
  return Array.from({ length: answer === 'named' ? 1 : OF_ALL_AGAIN }, () => ({ features, answer }))
}

/** Whether each thing that is told of a person, commitment, risk or furnished item goes on with the row of its kind before it. */
function rowExamples({ text, marks }: MarkedAnswer): Example[] {
  const rows = new Map<string, Mark[]>()
  return marks.flatMap((one, at) => {
    if (one.kind === 'step' || one.kind === 'plan') return []
    const row = rows.get(one.kind) ?? []
    const isSame = row[0]?.rows[0] === one.rows[0]
    rows.set(one.kind, isSame ? [...row, one] : [one])
    return row.length > 0 ? [{ features: rowFeatures(text, marks, at, row), answer: isSame ? 'same' : 'another' }] : []
  })
}

/** Who leads each step, by the names that stand as its lead in any of a company's answers; of open companies by their facts. */
function leadsOf(answers: readonly MarkedAnswer[]): Map<string, string> {
  const leads = new Map<string, string>()
  for (const { company, marks } of answers)
    for (const { cell, rows, text, leads: led = cell === 'lead' ? rows : [] } of namedAgain(marks))
      if (/^\p{Lu}\p{Ll}/u.test(text)) for (const id of led) leads.set(`${company} ${id}`, text)
  for (const company of new Set(answers.map((one) => one.company))) {
    if (!isOpen(company)) continue
    const { steps, people } = factsOf(company)
    for (const { id, lead } of steps) leads.set(`${company} ${id}`, people.find((one) => one.id === lead)?.name ?? '')
  }
  return leads
}

/** Whether who is told of leads the step that is named behind them, where it is known who does. */
function roleExamples({ company, subject, text, marks: all }: MarkedAnswer, leads: ReadonlyMap<string, string>): Example[] {
  if (subject !== 'people') return []
  const marks = namedAgain(all)
  return marks.flatMap((ref) => {
    const name = ref.cell === 'ref' ? toldBefore(ref, marks) : undefined
    const isLed = name && leadsOne(name, ref, leads.get(`${company} ${ref.rows[0]}`))
    return !name || isLed === undefined ? [] : [{ features: roleFeatures(text, name, ref, marks), answer: isLed ? 'leads' : 'helps' }]
  })
}

/** Whether somebody leads a step: as marked, or where only their name is, by the name of who does; undefined where nobody knows. */
function leadsOne(name: Mark, ref: Mark, lead: string | undefined): boolean | undefined {
  const isOfStep = name.rows.some((id) => ref.rows.includes(id))
  if (name.cell !== 'name' && isOfStep) return name.cell === 'lead'
  if (lead === undefined || !/^\p{Lu}\p{Ll}/u.test(name.text)) return undefined
  const is = (one: string, other: string) => personNamed(one, [{ id: '', name: other }]) !== undefined
  return is(lead, name.text) || is(name.text, lead)
}

function isOpen(company: string): boolean {
  return OPEN_COMPANIES.some((one) => one === company)
}

/** The steps of a telling in the order in which they are told, with what is known of each so far. */
export class ToldSteps {
  readonly ids: readonly string[]
  readonly known: KnownStep[]
  constructor(telling: readonly MarkedAnswer[]) {
    const actions = telling
      .filter(({ subject }) => subject === 'steps')
      .flatMap(({ marks }) => marks.filter(({ cell }) => cell === 'action'))
    this.ids = [...new Set(actions.flatMap(({ rows }) => rows))]
    this.known = this.ids.map(newStep)
  }
  places(ids: readonly string[]): number[] {
    return ids.flatMap((id) => (this.ids.includes(id) ? [this.ids.indexOf(id)] : []))
  }
  /** What one more answer tells, as if every name had been understood. */
  learn({ text, subject, marks }: MarkedAnswer): void {
    const told = marks.filter(({ kind }) => kind === 'step')
    learnFrom(
      this.known,
      text,
      subject,
      told.map((one) => ({ told: one, steps: this.places(one.rows) })),
    )
    for (const { text: name, leads } of marks)
      for (const at of this.places(leads ?? [])) addWords(this.known[at]?.people ?? new Map(), name, 1)
  }
}

function addExamples({ side, same, meant }: Examples, answer: MarkedAnswer, steps: ToldSteps): void {
  const { text, subject, marks } = answer
  const told = marks.filter(({ kind }) => kind === 'step')
  const isOne = (one: Mark | undefined, other: Mark) => other.rows.some((id) => one?.rows.includes(id))
  if (subject !== 'steps') meant.push(...meantExamples(answer, steps))
  told.forEach((one, at) => {
    if (isName(one)) {
      const before = told.slice(0, at).findLast(({ cell }) => cell === 'action')
      if (subject === 'steps' && one.cell === 'action' && before)
        same.push({ features: sameFeatures(text, told, at), answer: isOne(before, one) ? 'same' : 'new' })
      return
    }
    const { before, after } = namesAround(told, at)
    const [isBefore, isAfter] = [isOne(before, one), isOne(after, one)]
    if (isBefore !== isAfter) side.push({ features: sideFeatures(text, subject, told, at), answer: isBefore ? 'before' : 'after' })
  })
}

/** For each name in an answer whether it means each of the steps, behind the one that was named last. */
function meantExamples({ text, subject, marks }: MarkedAnswer, { ids, known }: ToldSteps): Example[] {
  const names = marks.filter((one) => one.kind === 'step' && isName(one) && one.rows.some((id) => ids.includes(id)))
  const said = saidNames(text, names)
  return names.flatMap(({ rows }, at) => {
    const last = names[at - 1]?.rows.find((id) => ids.includes(id))
    return examplesOf(said[at], known, subject, last ? ids.indexOf(last) : -1, (step) => rows.includes(ids[step] ?? ''))
  })
}

/** For what a step is said to need, where that is one other step, whether it means each of the others. */
function needsExamples({ marks }: MarkedAnswer, { ids, known }: ToldSteps): Example[] {
  return marks.flatMap(({ cell, rows, needs, text }) => {
    const by = ids.indexOf(rows[0] ?? '')
    if (cell !== 'needs' || needs.length !== 1 || by < 0) return []
    const others = known.map((one, at) => (at === by ? newStep() : one))
    return examplesOf({ text, beside: text, gap: '' }, others, 'needs', by, (step) => needs.includes(ids[step] ?? ''))
  })
}

function examplesOf(
  name: SaidName | undefined,
  known: readonly KnownStep[],
  about: About,
  last: number,
  isMeant: (step: number) => boolean,
): Example[] {
  if (!name) return []
  const isSaid = isSaidOf(name, known)
  return nameFeatures(name, known).map((own, step) => ({
    features: [...own, ...wayFeatures(name, isSaid, about, placeBehind(step, last))],
    answer: isMeant(step) ? 'yes' : 'no',
  }))
}
