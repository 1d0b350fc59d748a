import { type Answer, isStepSlot, type Subject } from '../../../domain/interview.ts'
import type { RowKind } from '../../../domain/work-breakdown/rows.ts'
import { startsAsName } from '../../../language/characters.ts'
import type { LearnedLabels, Stretch } from '../../../language/learned/sequence.ts'
import { stretchesIn } from '../../../language/learned/sequence.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { stretchesIn as sentencesIn } from '../../../language/sentence.ts'
import { stem } from '../../../language/stem.ts'
import type { PlanFacts } from '../../drafter.ts'
import type { SubjectAnswer } from './answer-apart.ts'
import { inNamedCells } from './named-cells.ts'
import { ofPeople } from './people-lines.ts'
import { type PlacedWord, placedWords } from './placed-words.ts'
import { isOfPeople, namesAlone } from './told-names.ts'
import { withoutTorn } from './torn-cells.ts'
import { type Known, wordFeatures } from './word-features.ts'

/** What may go wrong and what is provided is read where it was asked for, and where steps are told; elsewhere such words mostly tell of something else, and wait whole. */
const ASKED: Partial<Record<RowKind, readonly Subject[]>> = {
  risk: ['steps', 'risk', 'government'],
  furnished: ['steps', 'risk', 'government'],
}

/** Whether rows of a kind are read out of an answer. */
export function isAskedFor(kind: RowKind, { subject, also }: Pick<SubjectAnswer, 'subject' | 'also'>): boolean {
  const subjects = ASKED[kind]
  return !subjects || subjects.includes(subject) || (also !== undefined && subjects.includes(also))
}

/** The answers with what each is about. Where nobody knows that, as of questions from elsewhere, an answer is read as one on the steps: it may tell of anything. */
export function subjectAnswers(answers: readonly Answer[]): SubjectAnswer[] {
  return answers.map(({ slot, answer, subject = 'steps', also }) => ({ slot, subject, also, answer }))
}

/** The answers that rows are read from: those of the interview that are not blank. */
export function interviewAnswers({ answers }: Pick<PlanFacts, 'answers'>): Answer[] {
  return answers.filter(({ slot, answer }) => !isStepSlot(slot) && answer.trim() !== '')
}

/**
 * Words of an answer that fill a cell of some row: of which kind of row, and which cell. `ref` names a step without filling anything; an action `isDoubted`
 * where nobody can be sure that its sentence tells of a step at all. What `isWhole` stands in its cell word for word.
 */
export type Told = {
  kind: RowKind
  cell: string
  text: string
  start: number
  end: number
  segment: number
  isDoubted?: true
  isWhole?: true
}

/** What the words of an answer tell, in their order. */
export function toldIn({ answer, subject }: Pick<SubjectAnswer, 'answer' | 'subject'>, known: Known, learned: LearnedLabels): Told[] {
  const words = placedWords(answer)
  const stretches = stretchesIn(
    words.map((_, at) => wordFeatures(words, at, subject, known)),
    learned,
  )
  const phrases = wholeFigures(withoutNextSentence(wholePhrases(stretches, words), words, answer), words, answer)
  const names = wholeRoles(wholeNames(phrases, words), words)
  const whole = wholeSentences(namesAlone(names, words, known), words, subject)
  const told = inNamedCells(whole, words)
    .flatMap((stretch) => withoutTorn(stretch, words))
    .map((stretch) => toldBy(stretch, words, answer))
  // "twelve people" on the team is no mark that a test has to reach
  const asked = subject === 'people' ? told.filter(({ kind, cell }) => kind !== 'step' || !OF_PROOF.has(cell)) : told
  return namedAgain(ofPeople(asked, answer))
}

const OF_PROOF: ReadonlySet<string> = new Set(['quantity', 'limit', 'condition', 'runs'])

const OF_SOMEBODY: ReadonlySet<string> = new Set(['lead', 'people', 'judge'])
const AGAIN: ReadonlySet<string> = new Set(['he', 'she', 'him', 'her'])

/** "Priya Raman is our chemist, and she leads the coupons": who is told of again is the one who was named last. */
export function namedAgain<One extends Told>(told: readonly One[]): One[] {
  let last: string | undefined
  return told.map((one) => {
    if (one.kind === 'person' && one.cell === 'name') last = one.text
    return last !== undefined && OF_SOMEBODY.has(one.cell) && AGAIN.has(one.text.toLowerCase()) ? { ...one, text: last } : one
  })
}

/** What opens a phrase and cannot end one. */
const OPENING = new Set(['DET', 'CCONJ', 'SCONJ'])

/** What opens a phrase stands with what follows. */
function wholePhrases(stretches: readonly Stretch[], words: readonly PlacedWord[]): Stretch[] {
  const ends = stretches.map(({ from, to }) => to - countBack(words, from, to))
  return stretches.flatMap((stretch, at) => {
    const from = at > 0 && stretches[at - 1]?.to === stretch.from ? (ends[at - 1] ?? stretch.from) : stretch.from
    const to = ends[at] ?? stretch.to
    return from < to ? [{ ...stretch, from, to }] : []
  })
}

/** So few words of the next sentence open it, and say nothing of the one before: "a blend that melts at 5.2 C. Second". */
const FEWEST_OF_NEXT = 3

/** What is told ends with its sentence, unless more than the opening of the next one was read with it. */
function withoutNextSentence(stretches: readonly Stretch[], words: readonly PlacedWord[], answer: string): Stretch[] {
  const sentences = sentencesIn(answer)
  return stretches.map((stretch) => {
    const next = sentences.find(({ start }) => start > (words[stretch.from]?.start ?? 0) && start < (words[stretch.to - 1]?.end ?? 0))
    const to = words.findIndex(({ start }) => next !== undefined && start >= next.start)
    return !namesOne(stretch) && to > stretch.from && stretch.to - to < FEWEST_OF_NEXT ? { ...stretch, to } : stretch
  })
}

/** "T. J. Reese": full stops in the name of somebody end no sentence. */
function namesOne({ label }: Stretch): boolean {
  const [kind, cell = ''] = label.split('.')
  return kind === 'person' || OF_SOMEBODY.has(cell)
}

/** A figure is told with its unit: where a stretch ends between the two, it goes on to the end of the figure ("26" | "hours"). */
function wholeFigures(stretches: readonly Stretch[], words: readonly PlacedWord[], answer: string): Stretch[] {
  const figures = quantitiesIn(answer)
  let taken = 0
  return stretches.flatMap((stretch) => {
    const from = Math.max(stretch.from, taken)
    const end = words[stretch.to - 1]?.end ?? 0
    const figure = figures.find((one) => one.start < end && one.end > end)
    const to = figure ? Math.max(stretch.to, words.findLastIndex((word) => word.start < figure.end) + 1) : stretch.to
    if (from >= to) return []
    taken = to
    return [{ ...stretch, from, to }]
  })
}

/** A name of no person is told whole: where a stretch ends within one, it goes on to its end ("University of Tennessee Space" | "Institute"), unless somebody's begins there. */
function wholeNames(stretches: readonly Stretch[], words: readonly PlacedWord[]): Stretch[] {
  let taken = 0
  const isNamedAt = (at: number) => stretches.some((other) => other.from === at && isOfPeople(other))
  return stretches.flatMap((stretch) => {
    const from = Math.max(stretch.from, taken)
    const to = isOfPeople(stretch) || isNamedAt(stretch.to) ? stretch.to : Math.max(stretch.to, endOfName(words, stretch.to))
    if (from >= stretch.to) return []
    taken = to
    return [{ ...stretch, from, to }]
  })
}

/** "Lead for thermal": what goes on behind a role by a preposition, and is neither a name nor has an article, is no employer but the rest of the role. */
function wholeRoles(stretches: readonly Stretch[], words: readonly PlacedWord[]): Stretch[] {
  return stretches.flatMap((stretch, at) => {
    const [before, next] = [stretches[at - 1], stretches[at + 1]]
    if (before && isRestOfRole(before, stretch, words)) return []
    return next && isRestOfRole(stretch, next, words) ? [{ ...stretch, to: next.to }] : [stretch]
  })
}

function isRestOfRole(role: Stretch, next: Stretch, words: readonly PlacedWord[]): boolean {
  const between = words.slice(role.to, next.from)
  const isJoined = between.length > 0 && between.every(({ pos }) => pos === 'ADP')
  const isOrganisation = words.slice(next.from, next.to).some(({ pos, text }) => pos === 'DET' || startsAsName(text))
  return role.label === 'person.role' && next.label === 'person.employer' && isJoined && !isOrganisation
}

/** Where a name ends that goes on over this place; the place itself where none does. */
function endOfName(words: readonly PlacedWord[], at: number): number {
  let end = at
  while (isNamed(words[end - 1]) && isNamed(words[end]) && words[end - 1]?.end === (words[end]?.start ?? 0) - 1) end++
  return end
}

function isNamed(word: PlacedWord | undefined): boolean {
  return word !== undefined && word.pos === 'PROPN' && startsAsName(word.text)
}

/** Questions on the plan as a whole: a tool or a figure that their sentences name is a part of what they say. */
const OF_THE_PLAN: ReadonlySet<Subject> = new Set(['solution', 'existing', 'end_state', 'user', 'security', 'shares'])

/** What is said of the plan as a whole is printed as it was told: a sentence that says one thing of it stays whole, since "not" may stand at its other end. */
function wholeSentences(stretches: readonly Stretch[], words: readonly PlacedWord[], subject: Subject): Stretch[] {
  const ends = words.flatMap(({ segment }, at) => (segment === words[at + 1]?.segment ? [] : [at + 1]))
  const told = withOneMatter(stretches, words)
  const widened = told.map((stretch) => {
    if (!stretch.label.startsWith('plan.')) return stretch
    const to = ends.find((end) => end >= stretch.to) ?? stretch.to
    const from = ends.findLast((end) => end <= stretch.from) ?? 0
    const isToldBeside = (other: Stretch) => OF_THE_PLAN.has(subject) && !other.label.startsWith('plan.')
    const isAlone = told.every((other) => other.to <= from || other.from >= to || other.label === stretch.label || isToldBeside(other))
    return isAlone ? { ...stretch, from, to } : stretch
  })
  return widened.filter(({ label, from }, at) => !widened.slice(0, at).some((other) => other.label === label && other.from === from))
}

/** A sentence tells of the plan what most of its words tell: "[Two of the areas: one charge source] [that differs from vehicle to vehicle]" is one thing. */
function withOneMatter(stretches: readonly Stretch[], words: readonly PlacedWord[]): Stretch[] {
  let matter = 0
  const matters = stretches.map((stretch, at) => {
    if (!goesOnWith(stretches[at - 1], stretch, words)) matter += 1
    return matter
  })
  return stretches.map((stretch, at) => {
    const beside = stretches.filter((_, nth) => matters[nth] === matters[at])
    const size = (label: string) => beside.reduce((sum, { label: own, from, to }) => sum + (own === label ? to - from : 0), 0)
    return { ...stretch, label: beside.reduce((most, { label }) => (size(label) > size(most) ? label : most), stretch.label) }
  })
}

/**
 * Whether a thing that is said of the plan goes on with the one before it: in the same sentence, and not behind an "and" with which another statement
 * begins. What has no verb of its own, "plus a small check", says nothing by itself.
 */
function goesOnWith(before: Stretch | undefined, stretch: Stretch, words: readonly PlacedWord[]): boolean {
  if (!before?.label.startsWith('plan.') || !stretch.label.startsWith('plan.')) return false
  const isJoined = words.slice(before.to, stretch.from + 1).some(({ pos }) => pos === 'CCONJ')
  return words[before.from]?.segment === words[stretch.from]?.segment && !(isJoined && hasOwnVerb(words.slice(stretch.from, stretch.to)))
}

function hasOwnVerb(words: readonly PlacedWord[]): boolean {
  const end = words.findIndex(({ pos }) => pos === 'SCONJ')
  return words.slice(0, end < 0 ? undefined : end).some(({ pos }) => pos === 'VERB' || pos === 'AUX')
}

/** How many words at the end only open what follows: "100 in | the field" has no inches. */
function countBack(words: readonly PlacedWord[], from: number, to: number): number {
  let end = to
  const isBeforeThing = words[to]?.pos === 'DET' && words[to]?.segment === words[to - 1]?.segment
  if (isBeforeThing && words[end - 1]?.pos === 'ADP' && end - 1 > from) end--
  while (end - 1 > from && OPENING.has(words[end - 1]?.pos ?? '')) end--
  return to - end
}

/** What a stretch of labelled words tells; its label is "step.method". */
export function toldBy({ label, from, to }: Stretch, words: readonly PlacedWord[], answer: string): Told {
  const [kind = 'step', cell = ''] = label.split('.')
  const start = words[from]?.start ?? 0
  const end = words[to - 1]?.end ?? start
  return { kind: kind as RowKind, cell, text: answer.slice(start, end), start, end, segment: words[from]?.segment ?? 0 }
}

/** What answers tell that others can be read with: of what the steps are told, and the names that stand where the people are told. */
export function knownFrom(answers: readonly Pick<SubjectAnswer, 'answer' | 'subject'>[]): Known {
  const of = (about: SubjectAnswer['subject']) =>
    answers.filter(({ subject }) => subject === about).flatMap(({ answer }) => placedWords(answer))
  const names = of('people').filter(({ text, pos }) => startsAsName(text) && (pos === 'PROPN' || pos === 'NOUN'))
  return {
    roots: new Set(of('steps').flatMap(({ text }) => (text.length > 2 ? [stem(text.toLowerCase())] : []))),
    names: new Set(names.map(({ text }) => text)),
  }
}
