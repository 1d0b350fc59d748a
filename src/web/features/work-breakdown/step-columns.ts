import { done, fail } from '../../../domain/result.ts'
import { goalsCell, goalsIn, stepNumberIn } from '../../../domain/work-breakdown/goals.ts'
import type { Interim, Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import { dayTold } from '../../../language/calendar-day.ts'
import {
  interimText,
  monthsText,
  peopleText,
  proofText,
  proofWords,
  readInterim,
  readMonths,
  readPeople,
  readProofs,
} from './cell-texts.ts'
import { type Column, listOf, MIDDLE, month, NARROW, steps, WIDE, words } from './column.ts'

/** Lead and people as one. */
export const PEOPLE: Column = {
  ...words('people', 'People', { hint: 'the lead first, semicolons between' }),
  cells: ['lead', 'people'],
  text: ({ lead, people }) => peopleText(lead as string | undefined, listOf(people)),
  read: (text) => {
    const people = readPeople(text)
    return done({ lead: people[0] ?? null, people: people.length > 0 ? people : null })
  },
}

/** First and last month as one. */
export const MONTHS: Column = {
  ...words('months', 'Months', { width: NARROW, hint: 'from and to, such as 3 to 6' }),
  cells: ['from_month', 'to_month'],
  text: ({ from_month, to_month }) => monthsText(from_month as number | undefined, to_month as number | undefined),
  read: (text) => {
    const months = readMonths(text)
    return months.ok ? done({ from_month: months.value.from, to_month: months.value.to }) : months
  },
}

/** The month in which a milestone is due, or a day of the calendar. */
export const DUE: Column = {
  ...words('due_month', 'Due in month', { width: NARROW, hint: 'a number of months, or a date such as 15 October 2026' }),
  cells: ['due_month', 'due_date'],
  text: ({ due_month, due_date }) => String(due_date ?? due_month ?? ''),
  read: (text, steps) => {
    if (dayTold(text) !== undefined) return done({ due_date: text.trim(), due_month: null })
    const counted = month('due_month', 'Due in month').read(text, steps)
    return counted.ok ? done({ ...counted.value, due_date: null }) : counted
  },
}

/** Base or option. */
export const PART: Column = {
  ...words('part', 'Part', { width: NARROW }),
  editor: 'choice',
  options: ['base', 'option'],
  read: (text) => {
    const part = text.trim().toLowerCase()
    return part === '' || part === 'base' || part === 'option'
      ? done({ part: part || null })
      : fail('A step is part of the base or of the option.')
  },
}

/** How a result is shown to be good. */
export const PASS: Column = {
  ...words('proof', 'Pass marks', { width: `${WIDE} col-span-full` }),
  editor: 'proof',
  text: ({ proof }) => proofText((proof ?? []) as Proof[]),
  shown: ({ proof }) => ((proof ?? []) as Proof[]).map(proofWords).join('\n'),
  read: (text, { start }) => {
    const proofs = readProofs(text, start)
    return proofs.ok ? done({ proof: proofs.value.length > 0 ? proofs.value : null }) : proofs
  },
}

/** Ids of rows that are not among the steps any longer are nothing to read. */
const IS_ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** The steps whose results a step needs, and behind "alongside" those beside which it works. */
export const NEEDS: Column = {
  ...words('needs', 'Needs', { width: NARROW, hint: 'numbers of steps, such as 1, 3; alongside 4 where it works beside that one' }),
  cells: ['needs', 'alongside'],
  isOfSteps: true,
  text: ({ needs, alongside }, steps) => {
    const beside = listOf(alongside)
    const before = NEEDED.text({ needs: listOf(needs).filter((id) => !beside.includes(id)) }, steps)
    const besides = NEEDED.text({ needs: beside }, steps)
    return [before, besides && `alongside ${besides}`].filter(Boolean).join('; ')
  },
  read: (text, steps) => {
    const [before = '', ...beside] = text.split(/\balongside\b/i)
    const all = NEEDED.read([before, ...beside].join(';'), steps)
    const along = NEEDED.read(beside.join(';'), steps)
    if (!all.ok || !along.ok) return all.ok ? along : all
    return done({ ...all.value, alongside: along.value.needs })
  },
}

const NEEDED = steps('needs', 'Needs')

/** Whom a result goes to: the Government, steps by their numbers, or both. */
export const GOES_TO: Column = {
  ...words('goes_to', 'Goes to', { hint: 'Government, or the step that uses it, such as step 3; several with semicolons' }),
  isOfSteps: true,
  text: ({ goes_to }, { numbers }) =>
    goalsIn(String(goes_to ?? ''))
      .map((goal) => (numbers.has(goal) ? `step ${numbers.get(goal)}` : goal.replace(IS_ID, 'a removed step')))
      .join('; '),
  read: (text, { ids }) => {
    const goals = goalsIn(text)
    const missing = goals.flatMap((goal) => stepNumberIn(goal) ?? []).find((number) => !ids[number - 1])
    if (missing !== undefined) return fail(`There is no step ${missing}.`)
    return done({ goes_to: goalsCell(goals.map((goal) => ids[(stepNumberIn(goal) ?? 0) - 1] ?? goal)) })
  },
}

/** What can be shown at due months before the end. */
export const INTERIM: Column = {
  ...words('interim', 'Shown before its end', { width: WIDE, hint: 'the month first, such as 3: first runs of the model' }),
  editor: 'interim',
  text: ({ interim }) => interimText((interim ?? []) as Interim[]),
  shown: ({ interim }) => ((interim ?? []) as Interim[]).map(({ month: by, state }) => `By month ${by}: ${state}`).join('\n'),
  read: (text) => {
    const interim = readInterim(text)
    return interim.ok ? done({ interim: interim.value.length > 0 ? interim.value : null }) : interim
  },
}

/** The requirements that a step answers. */
export const REQUIREMENTS: Column = {
  ...words('requirement_ids', 'Requirements', { width: MIDDLE }),
  editor: 'requirements',
  text: ({ requirement_ids }) => listOf(requirement_ids).join(', '),
  read: (text) => {
    const ids = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
    return done({ requirement_ids: ids.length > 0 ? ids : null })
  },
}
