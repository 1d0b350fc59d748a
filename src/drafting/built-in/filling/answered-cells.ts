import type { Answer } from '../../../domain/interview.ts'
import type { FilledCell } from '../../../domain/steps/step-matter.ts'
import type { AnsweredCell } from '../../../domain/work-breakdown/answered-into-rows.ts'
import { closed, open } from '../../../domain/work-breakdown/composed/phrase.ts'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import { oneSpaced } from '../../../language/characters.ts'
import { clauseOf } from '../../../language/clause.ts'
import { newIn } from '../../../language/nothing-new.ts'
import { quantitiesIn } from '../../../language/quantity/quantity.ts'
import { wordsOf } from '../../../language/words.ts'
import { LEARNED } from './learned.ts'
import { inFigures } from './limit-told.ts'
import { monthsTold } from './months-told.ts'
import { nameTold } from './names-told.ts'
import { interviewAnswers, knownFrom, subjectAnswers, toldIn } from './told.ts'
import type { Known } from './word-features.ts'

/** What the answers of step interviews say of the cells that their questions ask for. Words stand as they were typed; names and months are read. */
export function answeredCells(answers: readonly Answer[]): AnsweredCell[] {
  const asked = answers.filter(({ fills, answer }) => fills && answer.trim() !== '')
  if (asked.length === 0) return []
  const known = knownFrom(subjectAnswers(interviewAnswers({ answers })))
  const all = asked.flatMap((one) => (one.fills ? cellsIn(one, one.fills, known) : []))
  const byCell = new Map<string, AnsweredCell>()
  for (const cell of all) {
    const key = [cell.action, cell.name, cell.completes].join('\n')
    const before = byCell.get(key)
    byCell.set(key, before ? { ...cell, value: both(before.value, cell.value), words: `${before.words} … ${cell.words}` } : cell)
  }
  return [...byCell.values()]
}

/** What two answers say of one cell; of a month the later one. */
function both(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other]
  return typeof one === 'string' && typeof other === 'string' ? `${closed(one)} ${other}` : other
}

function cellsIn({ slot, question, answer }: Answer, fills: FilledCell, known: Known): AnsweredCell[] {
  const said = saidApart(oneSpaced(answer), fills.tasks).map((one) => ({
    ...one,
    words: newIn(one.words, question, fills.cell === 'security' || fills.cell === 'comparator'),
  }))
  return said
    .filter(({ words }) => words !== '')
    .flatMap(({ words, tasks }) => {
      const read = Object.entries(valuesIn(words, fills, known)).filter(([, value]) => value !== undefined)
      const actions = tasks.map(({ action }) => action)
      const isOfMilestone = OF_MILESTONE.has(fills.cell)
      // of several tasks nobody said which is meant
      const isOffered = tasks.length > 1 && !isOfMilestone && !isOfAll(words, fills, read.length)
      return (tasks.length === 0 ? [null] : isOfMilestone ? actions.slice(0, 1) : actions).flatMap((action) =>
        read.map(([name, value]) => ({
          ...{ action, name, value, slot, words },
          ...(fills.cell === 'comparator' ? { completes: true as const } : {}),
          ...(isOffered ? { isOffered: true as const } : {}),
        })),
      )
    })
}

/** What is asked of the milestone as a whole, and stands in it whichever of its tasks holds the words: that is the one which the question names first. */
const OF_MILESTONE: ReadonlySet<string> = new Set(['proof', 'requirement', 'comparator', 'interim'])

/** Whether an answer is one place, or one person, and nothing else: that is told of all tasks that its question names. A sentence may speak of one of them. */
function isOfAll(words: string, { cell }: FilledCell, read: number): boolean {
  const isShared = cell === 'place' || (cell === 'people' && read === 1)
  return isShared && clauseOf(wordsOf(words)).verbAt < 0
}

/** "In HFSS. 3.2: By hand.": what stands behind the number of a task is said of that one, the rest of the others. */
export function saidApart(answer: string, tasks: FilledCell['tasks']): { words: string; tasks: FilledCell['tasks'] }[] {
  const marks = [...answer.matchAll(/(?:\bTask )?\b(\d+(?:\.\d+)+):/g)].flatMap(({ 0: mark, 1: number, index }) => {
    const own = tasks.filter((task) => task.number === number)
    return own.length > 0 ? [{ own, start: index, end: index + mark.length }] : []
  })
  const named = marks.map(({ own, end }, at) => ({ words: answer.slice(end, marks[at + 1]?.start).trim(), tasks: own }))
  const others = tasks.filter((task) => !marks.some(({ own }) => own.includes(task)))
  const first = { words: answer.slice(0, marks[0]?.start).trim(), tasks: others }
  return [...(others.length > 0 || tasks.length === 0 ? [first] : []), ...named].filter(({ words }) => words !== '')
}

function valuesIn(words: string, { cell, month, requirement_id, figure }: FilledCell, known: Known): Record<string, unknown> {
  switch (cell) {
    case 'months': {
      const told = monthsTold(words)
      return told ? { from_month: told.from, to_month: told.to } : {}
    }
    case 'people': {
      const [lead, ...others] = namesIn(words, known)
      const people = [...new Set(others.flatMap((name) => name ?? []))]
      // whoever is named alone would lead
      return lead ? { lead, people: people.length > 0 ? people : undefined } : {}
    }
    case 'proof':
      return { proof: [proofIn(words)] }
    case 'requirement':
      return { ...answering(words), ...(requirement_id ? { requirement_ids: [requirement_id] } : {}) }
    case 'comparator':
      return figure ? { proof: boundIn(words, figure) } : {}
    case 'risk':
    case 'furnished':
      return {}
    case 'interim':
      return month === undefined ? {} : { interim: [{ month, state: words }] }
    default:
      return { [cell]: words }
  }
}

/** What answers a requirement: a figure is its test, a thing that is named what comes of it; a sentence goes whole into the method. */
function answering(words: string): Record<string, unknown> {
  const proof = proofIn(words)
  if (proof.comparator && proof.value) return { proof: [proof] }
  return clauseOf(wordsOf(words)).verbAt < 0 ? { result: words } : { method: words }
}

const NAMES: ReadonlySet<string> = new Set(['person.name', 'step.lead', 'step.people'])

/** Who leads and who else works on it, undefined where somebody is told of without a name. An answer may be a name and nothing else. */
function namesIn(answer: string, known: Known): (string | undefined)[] {
  if (A_NAME.test(answer)) return [open(answer)]
  const told = toldIn({ answer, subject: 'people' }, known, LEARNED.labels).filter(({ kind, cell }) => NAMES.has(`${kind}.${cell}`))
  return told.map(({ text }) => nameTold(text, []))
}

const A_NAME = /^\p{Lu}[^\s,;]*(?: \p{Lu}[^\s,;]*){1,3}$/u

/** A figure that the answer begins with, or that stands behind its name, is the pass mark, and the rest its condition; else all of it is. */
function proofIn(told: string): Proof {
  const words = inFigures(told)
  const bound = quantitiesIn(words).filter(({ comparator }) => comparator !== '=')
  const [figure] = bound
  const name = figure ? words.slice(0, figure.start).trim() : ''
  if (!figure || bound.length > 1 || !isName(name)) return { quantity: 'Result', condition: told }
  const { comparator, value, unit, end } = figure
  const rest = open(words.slice(end)).replace(/^[\s.,;:]+/, '')
  const quantity = name.replace(/ of$/, '') || 'Result'
  return { quantity, comparator, value, ...(unit ? { unit } : {}), ...(rest ? { condition: rest } : {}) }
}

/** "At most, in 3 runs on the range": how a figure binds that stands in the plan already, and behind it under which conditions. */
function boundIn(said: string, { quantity, value, unit = '' }: NonNullable<FilledCell['figure']>): Proof[] | undefined {
  const boundAt = (text: string) => quantitiesIn(text).find((one) => one.value === value && one.comparator !== '=')
  const again = boundAt(said)
  const others = quantitiesIn(said)
  const openings = [...said.matchAll(/[^\s\d]+(?=\s|$)/g)]
    .slice(0, LONGEST_COMPARISON)
    .map(({ 0: word, index }) => index + word.length)
    // "at least 5 runs" says it of the runs
    .filter((end) => !others.some((one) => one.start < end && one.end > end))
  const opening = openings.findLast((end) => boundAt(`${open(said.slice(0, end))} ${value} ${unit}`))
  const comparator = (again ?? boundAt(`${open(said.slice(0, opening ?? 0))} ${value} ${unit}`))?.comparator
  if (!comparator) return undefined
  const condition = open(said.slice(again?.end ?? opening)).replace(/^[\s.,;:]*(?:that\b[\s.,;:]*)?/, '')
  return [{ quantity, comparator, ...(condition ? { condition } : {}) }]
}

/** "No more than", "equal to or more than": the most words of a comparison. */
const LONGEST_COMPARISON = 6

const NOT_IN_A_NAME: ReadonlySet<string> = new Set(['VERB', 'AUX', 'PRON', 'CCONJ', 'SCONJ'])

/** Whether words name what is measured, or are none: "front-to-back ratio of". */
function isName(words: string): boolean {
  const all = wordsOf(words)
  const last = all.at(-1)?.text === 'of' ? all.at(-2) : all.at(-1)
  const isWhole = !last || last.pos === 'NOUN' || last.pos === 'PROPN'
  return isWhole && !/[,.;:]/.test(words) && !all.some(({ pos }) => NOT_IN_A_NAME.has(pos))
}
