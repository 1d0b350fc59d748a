import { raised, withoutEnd } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { sentencesOf } from '../../language/sentence.ts'
import { type MilestoneLine, parse } from '../milestone-document.ts'
import type { PlanRow } from '../plan.ts'
import { numbered } from '../work-breakdown/composed/phrase.ts'
import { deliverableName } from './deliverable-name.ts'

/** A deliverable or criterion under its number ("C2.1"), as it is told in full and in a few words. */
export type NumberedLine = { number: string; full: string; short: string }

/** Shorter than this a text stands whole. */
const SHORT_ENOUGH = 90

/** The row as the table has it: its tasks, deliverables and criteria in a few words, under the numbers under which they are told in full. */
export function shortRow(row: PlanRow): PlanRow {
  return {
    ...row,
    body: shortBody(row.body),
    deliverables: numberedDeliverables(row).map(({ number, short }) => `${number} ${short}`),
    criteria: shortCriteria(row),
  }
}

/** A milestone's deliverables as "D2.1", "D2.2": by name, and in full. */
export function numberedDeliverables({ number, deliverables }: PlanRow): NumberedLine[] {
  return deliverables.map((full, at) => ({ number: `D${Number(number)}.${at + 1}`, full, short: deliverableCore(full) }))
}

const LONG_NAME = 70

/** A deliverable's name; of a long one without what it comes with, behind its format. */
function deliverableCore(text: string): string {
  const name = deliverableName(text)
  const end = name.length > LONG_NAME ? name.indexOf(') with ') : -1
  return end < 0 ? name : name.slice(0, end + 1)
}

/** A milestone's criteria as "C2.1", "C2.2": by measure and value, and in full. */
export function numberedCriteria({ number, criteria }: PlanRow): NumberedLine[] {
  return criteria.map((full, at) => ({ number: `C${Number(number)}.${at + 1}`, full, short: criterionCore(full) }))
}

function shortBody(body: string): string {
  const tasks = parse(body).lines.filter(({ kind }) => kind === 'task')
  if (tasks.length > 0) return tasks.map(({ opening, text }) => `${numberOf(opening)} ${taskCore(text)}`).join('\n')
  return sentencesOf(firstTold(parse(body).lines))[0] ?? ''
}

function firstTold(lines: readonly MilestoneLine[]): string {
  return lines.find(({ kind, text }) => kind !== 'label' && text.trim() !== '')?.text ?? ''
}

/** "Task 1.1: " → "1.1" */
function numberOf(opening: string): string {
  return withoutEnd(opening.replace(/^\s*(?:sub)?task\s+/i, '').trim(), ':.)–-').trim()
}

const WHO = /^The Contractor(?: \(([^()]+)\))? shall (?:carry out this work: )?/

/** A task without who does it at its beginning, the document that asks for it, and the clauses that only add to it: "Hold a kickoff meeting (Ana Ruiz)". */
export function taskCore(text: string): string {
  const [first = text] = sentencesOf(text)
  const who = WHO.exec(first)?.[1]
  const told = withoutAdditions(withoutSource(withoutEnd(first.replace(WHO, '').trim(), '.')))
  return `${raised(told)}${who ? ` (${who})` : ''}`
}

const SOURCE = cueList('section | instructions | appendix')

/** Without the document in brackets at the end. */
function withoutSource(text: string): string {
  const at = text.endsWith(')') ? text.lastIndexOf(' (') : -1
  return at > 0 && SOURCE.test(text.slice(at)) ? text.slice(0, at) : text
}

/** What makes the words behind it narrower: a text that goes on with one of these is never shortened there. */
const CONDITION = cueList('unless | except | only | if | provided | not | no | without | until')
const ADDS = new Set(['each', 'which', 'with', 'and', 'so', 'marked'])
const LEAST_KEPT = 25

/** Cut before a list behind a colon, or before the first clause that only adds to what was said. A comma before "and" may be that of a list, unless it is the only one. */
function withoutAdditions(text: string): string {
  if (text.length <= SHORT_ENOUGH) return text
  const [list] = marksOutside(text, ': ')
  if (list !== undefined && list >= LEAST_KEPT && marksOutside(text, '; ').length > 0) return text.slice(0, list)
  const commas = marksOutside(text, ', ')
  const end = commas.find((at, nth) => {
    const [next = ''] = text.slice(at + 2).split(' ', 1)
    return at >= LEAST_KEPT && ADDS.has(next) && (next !== 'and' || nth === 0) && !CONDITION.test(text.slice(at))
  })
  return text.slice(0, end)
}

/** Where a mark stands outside quotes and brackets. */
function marksOutside(text: string, mark: string): number[] {
  const places: number[] = []
  let depth = 0
  for (const [at, sign] of [...text].entries()) {
    if ('([“'.includes(sign)) depth += 1
    else if (')]”'.includes(sign)) depth -= 1
    else if (depth === 0 && text.startsWith(mark, at)) places.push(at)
  }
  return places
}

/** What follows the measure: when, to whom and by whom. It is told behind the table, the date in its column. */
const WHEN_AND_WHO = ['by Award', 'delivered to', 'sent to', 'judged by', 'evidence:', 'answers R']
const QUOTED = /\b(R\d+) “[^”]*”/g

/** A criterion's measure and value, its conditions with them; a requirement that it quotes goes by its number and page. */
export function criterionCore(text: string): string {
  const clauses = clausesOf(withoutEnd(text.trim(), '.'))
  const kept = clauses.filter((clause, at) => at === 0 || !WHEN_AND_WHO.some((begin) => clause.startsWith(begin)))
  const core = kept.join('; ')
  return core.length <= SHORT_ENOUGH ? core : core.replace(QUOTED, '$1')
}

function clausesOf(text: string): string[] {
  const ends = [...marksOutside(text, '; '), text.length]
  return ends.map((end, nth) => text.slice(nth === 0 ? 0 : (ends[nth - 1] ?? 0) + 2, end).trim())
}

const OF_REQUIREMENT = /^(R\d+)(?: \(p\. \d+\))?: (.+)$/

/** The criteria of the table; requirements of which the same is asked stand in one line: "C4.2 to C4.4 R5, R7 and R11: value and margin". */
function shortCriteria(row: PlanRow): string[] {
  const groups: { lines: NumberedLine[]; ids: string[]; rest: string }[] = []
  for (const line of numberedCriteria(row)) {
    const [, id, rest = line.short] = OF_REQUIREMENT.exec(line.short.replace(QUOTED, '$1')) ?? []
    const last = groups.at(-1)
    if (id && last && last.ids.length > 0 && last.rest === rest) {
      last.lines.push(line)
      last.ids.push(id)
    } else groups.push({ lines: [line], ids: id ? [id] : [], rest })
  }
  return groups.map(({ lines, ids, rest }) => {
    const [first, last] = [lines[0], lines.at(-1)]
    return first === last ? `${first?.number} ${first?.short}` : `${first?.number} to ${last?.number} ${numbered(ids)}: ${rest}`
  })
}
