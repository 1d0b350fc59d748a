import { readFileSync } from 'node:fs'
import { markdownTable } from '../../bench/table.ts'
import { Subject } from '../../src/domain/interview.ts'
import { personNamed } from '../../src/domain/work-breakdown/composed/people.ts'
import type { Cell, CellsOf, Row } from '../../src/domain/work-breakdown/rows.ts'
import type { WorkBreakdown } from '../../src/domain/work-breakdown/work-breakdown.ts'
import type { SubjectAnswer } from '../../src/drafting/built-in/filling/answer-apart.ts'
import { filledRows } from '../../src/drafting/built-in/filling/filled-rows.ts'
import { LEARNED } from '../../src/drafting/built-in/filling/learned.ts'
import { dictated } from '../../src/language/spoken/dictated.ts'
import { sharedRoots } from './carried.ts'
import { confirmedRows, Facts, factsOf, SEALED_COMPANIES } from './company.ts'
import { tellingIn, WAYS } from './filling/marks.ts'
import { sameWords } from './same-words.ts'

/**
 * What became of the cells that belong to a step: `right` ones count and say what is meant, `wrong` ones count and do not, offered ones wait for a click and
 * say what is meant (`offered`) or something else (`idle`), `missed` ones stand nowhere; `extra` steps count and are none, `asked` ones wait for a click and
 * are none.
 */
export type Placing = Record<(typeof FIGURES)[number], number> & { errors: string[] }
const FIGURES = ['right', 'wrong', 'offered', 'idle', 'missed', 'extra', 'asked'] as const

/** Companies with topics of nobody's solicitation, told as tired engineers tell (placing/). The sealed ones were not looked at while filling was built. */
const TIRED = { open: ['supply-forecast', 'gearbox-repair'], sealed: ['seabed-listener', 'dog-collar'] } as const

/** How many cells of steps are filled rightly and wrongly out of prose, and how many are only offered: of the sealed companies as sums, of the others one by one. */
export function placingReport(isSealed: boolean): string {
  const sealed = WAYS.map((way): [string, Placing] => {
    const all = SEALED_COMPANIES.map((name) => {
      const told = tellingIn(new URL(`companies/${way}/${name}.json`, import.meta.url))
      return placingOf(told, confirmedRows(factsOf(name)), way === 'dictated')
    })
    return [`sealed companies, ${way}`, { ...summed(all), errors: [] }]
  })
  const tired = TIRED[isSealed ? 'sealed' : 'open'].map((name): [string, Placing] => [
    name,
    placingOf(tiredTelling(name), confirmedRows(tiredFacts(name)), false),
  ])
  const all = [...sealed, ...tired]
  const rows = all.map(([name, one]) => [name, ...FIGURES.map((figure) => String(one[figure]))])
  const errors = all.flatMap(([name, one]) => one.errors.map((error) => `${name}: ${error}`))
  const heads = [
    'Company',
    'filled right',
    'filled wrong',
    'offered right',
    'offered else',
    'missed',
    'steps that are none',
    'asked whether a step',
  ]
  return `\nCells that belong to a step\n\n${markdownTable(heads, rows)}\n\n${errors.join('\n')}\n`
}

function summed(all: readonly Placing[]): Placing {
  const sums = FIGURES.map((figure) => [figure, all.reduce((total, one) => total + one[figure], 0)])
  return { ...(Object.fromEntries(sums) as Record<(typeof FIGURES)[number], number>), errors: [] }
}

function tired(name: string): { told: Record<string, string>; rows: object } {
  return JSON.parse(readFileSync(new URL(`placing/${name}.json`, import.meta.url), 'utf8'))
}

function tiredTelling(name: string) {
  return Object.entries(tired(name).told).map(([subject, text]) => ({ subject: Subject.parse(subject), text }))
}

function tiredFacts(name: string): Facts {
  return Facts.parse({ topic: name, company: name, program: 'SBIR', phase: 'I', months: 9, plan: {}, ...tired(name).rows })
}

/** Reads what a company tells, and holds each cell that belongs to a step against what is meant. */
export function placingOf(told: readonly { subject: Subject; text: string }[], meant: WorkBreakdown, isDictated: boolean): Placing {
  const answers = told.map(({ subject, text }, at): SubjectAnswer => {
    return { slot: `Q${at + 1}`, subject, answer: isDictated ? dictated(text, []).text : text }
  })
  const { rows } = filledRows(answers, LEARNED)
  const steps = new Map(pairedSteps(rows, meant))
  const placing: Placing = { right: 0, wrong: 0, offered: 0, idle: 0, missed: 0, extra: 0, asked: 0, errors: [] }
  const seen = new Set<string>()
  for (const unit of unitsOf(rows)) {
    const id = steps.get(unit.step)
    const isRight = isMeant(unit, id, meant)
    if (isRight) seen.add(`${id} ${unit.cell}`)
    if (unit.isOffered) placing[isRight ? 'offered' : 'idle'] += 1
    else {
      placing[isRight ? 'right' : 'wrong'] += 1
      if (!isRight) placing.errors.push(`${unit.cell} of ${id ?? 'no step'}: ${unit.words}`)
    }
  }
  for (const { id, kind, cells } of rows) {
    if (kind !== 'step' || steps.has(id)) continue
    const isAsked = (cells as CellsOf<'step'>).action?.state === 'suggested'
    placing[isAsked ? 'asked' : 'extra'] += 1
    if (!isAsked) placing.errors.push(`no step: ${JSON.stringify((cells as CellsOf<'step'>).action?.value)}`)
  }
  placing.missed = meantUnits(meant).filter((one) => !seen.has(one)).length
  return placing
}

const OF_STEP = ['method', 'tools', 'input', 'place', 'from_month', 'to_month', 'result', 'proof'] as const

/** Something that was read of a step. */
type Unit = { step: string; cell: string; words: string; isOffered: boolean }

function unitsOf(rows: readonly Row[]): Unit[] {
  return rows.flatMap(({ id, kind, cells }) => {
    const all = cells as Readonly<Record<string, Cell | undefined>>
    if (kind !== 'step') {
      const ofSteps = ((all.step_ids?.value ?? []) as string[]).map((step) => ({
        step,
        words: JSON.stringify(Object.values(cells)[0]?.value),
      }))
      return ofSteps.map((one) => ({ ...one, cell: kind, isOffered: all.step_ids?.state === 'suggested' }))
    }
    const own = OF_STEP.flatMap((name) =>
      partsOf(all[name], name).map((words) => ({ cell: name, words, isOffered: all[name]?.state === 'suggested' })),
    )
    const who = (['lead', 'people'] as const).flatMap((name) =>
      [all[name]?.value ?? []].flat().map((one) => ({ cell: 'who', words: String(one), isOffered: all[name]?.state === 'suggested' })),
    )
    return [...own, ...who].map((one) => ({ step: id, ...one }))
  })
}

function partsOf(cell: Cell | undefined, name: string): string[] {
  if (!cell) return []
  return name === 'proof' ? (cell.value as object[]).map((one) => Object.values(one).join(' ')) : [String(cell.value)]
}

function isMeant({ cell, words }: Unit, id: string | undefined, { steps, people, commitments, risks, furnished }: WorkBreakdown): boolean {
  const step = steps.find((one) => one.id === id)
  if (!step) return false
  if (cell === 'who') {
    const own = people.filter(({ name }) => name === step.lead || step.people.includes(name))
    return personNamed(words, own) !== undefined
  }
  if (cell === 'commitment') return commitments.some((one) => one.step_ids.includes(step.id) && sharedRoots(one.quantity, words) > 0)
  if (cell === 'risk') return risks.some((one) => one.step_ids.includes(step.id) && sharedRoots(one.what, words) > 1)
  if (cell === 'furnished') return furnished.some((one) => one.step_ids.includes(step.id) && sharedRoots(one.item, words) > 1)
  if (cell === 'proof') return step.proof.some((one) => sharedRoots(Object.values(one).join(' '), words) > 1)
  const own = step[cell as (typeof OF_STEP)[number]]
  return own !== undefined && (sameWords(words, String(own)) || sharedRoots(words, String(own)) >= ENOUGH)
}

/** So many words that a cell shares with what is meant, whatever else it says, are of the same thing. */
const ENOUGH = 3

function meantUnits({ steps, commitments, risks, furnished }: WorkBreakdown): string[] {
  const own = steps.flatMap((step) => [
    ...OF_STEP.flatMap((name) =>
      step[name] === undefined || (Array.isArray(step[name]) && step[name].length === 0) ? [] : [`${step.id} ${name}`],
    ),
    ...(step.lead || step.people.length > 0 ? [`${step.id} who`] : []),
  ])
  const of = (kind: string, all: readonly { step_ids: readonly string[] }[]) =>
    all.flatMap(({ step_ids }) => step_ids.map((id) => `${id} ${kind}`))
  return [...new Set([...own, ...of('commitment', commitments), ...of('risk', risks), ...of('furnished', furnished)])]
}

/** Each step that was read with the one that is meant by its action, the most alike first. */
function pairedSteps(rows: readonly Row[], { steps }: WorkBreakdown): [string, string][] {
  const all = rows.flatMap((row) => {
    if (row.kind !== 'step') return []
    const action = String(row.cells.action?.value ?? '')
    return steps.map((step) => ({ row: row.id, step: step.id, alike: sharedRoots(action, `${step.action} ${step.result ?? ''}`) }))
  })
  const taken = new Set<string>()
  return all
    .filter(({ alike }) => alike > 0)
    .sort((one, other) => other.alike - one.alike)
    .flatMap(({ row, step }): [string, string][] => {
      if (taken.has(row) || taken.has(`meant ${step}`)) return []
      taken.add(row).add(`meant ${step}`)
      return [[row, step]]
    })
}
