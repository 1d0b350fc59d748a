import { hasLetters } from '../../../language/characters.ts'
import { clauseOf, formOf, isModal, isOrder, isVerb } from '../../../language/clause.ts'
import { cueList } from '../../../language/cue-list.ts'
import { textOf, type Word, wordsOf } from '../../../language/words.ts'

/** A part of a sentence that is checked on its own. `start` and `end` are places in the sentence. */
export type SentencePart = { start: number; end: number; text: string }

/** A second predicate with its own "shall", "must", "should" or "will" after "and". */
const SECOND_MODAL = /,?\s+and\s+(?=(?:also\s+)?(?:shall|must|should)\s+(?:also\s+)?\w)/g

/** "The mast must stand 2 m (Threshold), 3 m is desired (Objective)": what must be reached and what is aimed at, each with its own verb. */
const THRESHOLD_END = /\((?:threshold|T)\)\s*[,;]?\s*(?:and|but|while|although|however,?)?\s*/i
const SAYS = cueList('must | shall | should | will | is | are | be | desired')
const OBJECTIVE = cueList('( objective ) | ( o )')

/** What a clause has to say so that it is checked on its own. */
const DUTY = cueList('shall | must')
const TURNS = cueList('shall | must | not | acceptable')

/**
 * Where a second clause begins: "Kites are of interest, | but ropes are not wanted", "It must cure at 5 °C, | and the kit must fit a case"; without a comma
 * where both say the same "shall" and nothing else does. Null where none begins.
 */
function secondClause(sentence: string): { at: number; start: number } | null {
  for (const { index: at, 0: joint } of sentence.matchAll(/, but |,? and /g)) {
    const start = at + joint.length
    const first = sentence.slice(0, at)
    // what stands behind a semicolon is a sentence of its own, and its "shall" is not that of this clause
    const second = sentence.slice(start).split(/[,;]/, 1)[0] ?? ''
    const { subject, modals } = clauseOf(wordsOf(second))
    const isSame = () =>
      wordsOf(first)
        .filter(isModal)
        .every(({ text }, nth) => nth === 0 && text.toLowerCase() === modals[0])
    const isApart = joint === ', but ' ? TURNS.test(second) : DUTY.test(first) && DUTY.test(second) && (joint === ', and ' || isSame())
    if (isApart && isOfItself(subject)) return { at, start }
  }
  return null
}

/** Whether what stands before a predicate is what it is said of: "build a boat and" goes on in the clause before, "the rope" and "setting up" do not. */
function isOfItself(subject: readonly Word[]): boolean {
  const [first] = subject
  return first !== undefined && (!isVerb(first) || formOf(first) === 'ing') && subject.at(-1)?.pos !== 'CCONJ'
}

/** Where a threshold ends and an objective begins that has a verb of its own; null where it has none. */
function thresholdEnd(sentence: string): { at: number; start: number } | null {
  const end = THRESHOLD_END.exec(sentence)
  if (!end) return null
  const at = sentence.indexOf(')', end.index) + 1
  const start = end.index + end[0].length
  const [objective = ''] = sentence.slice(start).split(', ', 1)
  return OBJECTIVE.test(objective) && SAYS.test(sentence.slice(0, at)) && SAYS.test(objective) ? { at, start } : null
}

/** A sentence as the parts that would be checked separately: two tasks joined by ", and", or two predicates that each say "shall". */
export function partsOf(sentence: string): SentencePart[] {
  const cut = isOrder(wordsOf(sentence)) ? secondTaskAt(sentence) : -1
  if (cut > 0) return joinedTasks(sentence, cut)
  const two = inTwo(sentence)
  if (two) return two
  const joint = [...sentence.matchAll(SECOND_MODAL)].at(0)
  const subject = joint && subjectOf(sentence.slice(0, joint.index))
  if (!joint || !subject) return [{ start: 0, end: sentence.length, text: sentence }]
  const second = joint.index + joint[0].length
  const rest = sentence.slice(second)
  return [
    { start: 0, end: joint.index, text: `${sentence.slice(0, joint.index)}.` },
    { start: second, end: sentence.length, text: `${subject} ${rest}` },
  ]
}

/** What a predicate is said of that another follows: of what only permits none, "Crews may bring their own oars and should say which" is one thing. */
function subjectOf(first: string): string | undefined {
  const { subject, modals } = clauseOf(wordsOf(first))
  const [modal] = modals
  const said = textOf(subject)
  if (said === '' || said.includes(';') || modals.some((one) => !BINDS.has(one))) return undefined
  // before a verb without one stands all that it is said of, or the verb is of a clause within: "Reports that name crews are due"
  return modal || ENDS_SUBJECT.has(subject.at(-1)?.pos ?? '') ? said : undefined
}

/** Whether a word names something: "Test, mend as needed" says of nothing what is to be done with it. */
function isNamed({ pos }: Word): boolean {
  return ENDS_SUBJECT.has(pos)
}

const BINDS: ReadonlySet<string> = new Set(['shall', 'must', 'should'])
const ENDS_SUBJECT: ReadonlySet<string> = new Set(['NOUN', 'PROPN'])

/** Where ", and" joins a second task to a first, as in "Conduct a review of …, and develop a plan …"; -1 where it only ends a row of verbs. */
function secondTaskAt(sentence: string): number {
  for (const joint of sentence.matchAll(/,\s+and\s+(?:then\s+)?/g)) {
    const after = joint.index + joint[0].length
    const before = wordsOf(sentence.slice(0, joint.index).split(',').at(-1) ?? '')
    const rest = wordsOf(sentence.slice(after))
    if (isOrder(rest) && before.length >= 3 && rest.length >= 4 && before.some(isNamed)) return after
  }
  return -1
}

function joinedTasks(sentence: string, cut: number): SentencePart[] {
  const end = sentence.lastIndexOf(',', cut)
  const rest = sentence.slice(cut)
  return [
    { start: 0, end, text: `${sentence.slice(0, end)}.` },
    { start: cut, end: sentence.length, text: rest.charAt(0).toUpperCase() + rest.slice(1) },
  ]
}

/** Two clauses that ask differently; null when the sentence has not two of them. */
function inTwo(sentence: string): SentencePart[] | null {
  const turn = thresholdEnd(sentence) ?? secondClause(sentence)
  const first = sentence.slice(0, turn?.at)
  if (!turn || !hasLetters(first)) return null
  const { start } = turn
  const second = sentence.slice(start)
  return [
    { start: 0, end: first.length, text: `${first}.` },
    { start, end: sentence.length, text: second.charAt(0).toUpperCase() + second.slice(1) },
  ]
}
