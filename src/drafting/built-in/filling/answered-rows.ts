import type { Answer } from '../../../domain/interview.ts'
import type { FilledCell } from '../../../domain/steps/step-matter.ts'
import type { Answered } from '../../../domain/work-breakdown/answered-into-rows.ts'
import type { AnsweredRow } from '../../../domain/work-breakdown/answered-rows.ts'
import type { Cells } from '../../../domain/work-breakdown/row-change.ts'
import { ABOUT } from '../../../domain/work-breakdown/rows.ts'
import { hasDenial, newIn } from '../../../language/nothing-new.ts'
import { answeredCells, saidApart } from './answered-cells.ts'
import { filledRows } from './filled-rows.ts'
import { knownStep, likenessesBy } from './known-steps.ts'
import { LEARNED } from './learned.ts'
import { read } from './read-cell.ts'

/** What the answers of step interviews say of the rows. */
export function answeredBy(answers: readonly Answer[]): Answered {
  return { cells: answeredCells(answers), rows: answeredRows(answers) }
}

type Kind = AnsweredRow['kind']

/** As what an answer on such rows is read, and the words by which one says that there are none: "no GFE is required", "we expect no problems". */
const READ_AS = {
  risk: { subject: 'risk', none: 'risks problems issues concerns expect foresee anticipate know serious significant' },
  furnished: {
    subject: 'government',
    none: 'GFE GFI Government furnished equipment information data property required requested necessary use',
  },
} as const

/** The risks and furnished items that the answers of step interviews tell, read as those of the plan's interview are. */
function answeredRows(answers: readonly Answer[]): AnsweredRow[] {
  return answers.flatMap((one) => {
    const { fills, question, slot, answer } = one
    if (!fills || !isKind(fills.cell) || answer.trim() === '') return []
    const kind = fills.cell
    return saidApart(answer.trim(), fills.tasks).flatMap(({ words, tasks }) => {
      const said = newIn(words, `${question} ${READ_AS[kind].none}`)
      return said === '' ? [] : rowsIn(said, kind, { slot, about: fills.about ?? null, tasks, isNamed: tasks.length < fills.tasks.length })
    })
  })
}

function isKind(cell: FilledCell['cell']): cell is Kind {
  return cell in READ_AS
}

type Asked = Pick<AnsweredRow, 'slot' | 'about'> & { tasks: FilledCell['tasks']; isNamed: boolean }

function rowsIn(said: string, kind: Kind, { slot, about, tasks, isNamed }: Asked): AnsweredRow[] {
  const name = ABOUT[kind] ?? ''
  const { rows } = filledRows([{ slot, subject: READ_AS[kind].subject, answer: said }], LEARNED)
  const all = rows.filter((row) => row.kind === kind).map(({ cells }): Cells => cells)
  const told = (cells: Cells): AnsweredRow => ({ kind, slot, about, cells, action: stepOf(cells, kind, tasks, isNamed) })
  if (about !== null) return all.slice(0, 1).map(({ [name]: _, ...cells }) => told(cells))
  const named = all.filter((cells) => cells[name] && !isNone(String(cells[name].value)))
  // what nobody can take apart is told whole, unless it may say that there is nothing
  const whole = all.some((cells) => cells[name]) || hasDenial(said) ? [] : [{ [name]: read(said, [{ slot, text: said }]) }]
  return [...named, ...whole].map(told)
}

/** "No GFE", "any delay" behind "we do not expect": nothing begins so that may happen or has to be furnished. */
function isNone(words: string): boolean {
  const [first = ''] = words.toLowerCase().split(' ')
  return hasDenial(first) || first.startsWith('any')
}

/** The task that says most of the words; a risk of none is one of the first, and what is furnished for none is for all of the plan. */
function stepOf(cells: Cells, kind: Kind, tasks: FilledCell['tasks'], isNamed: boolean): string | null {
  const said = Object.values(cells).map(({ value }) => String(value))
  const alike = likenessesBy(
    said.join(' '),
    tasks.map(({ action }) => knownStep(action)),
    'name',
  )
  const most = Math.max(0, ...alike)
  const isOfFirst = most > 0 || isNamed || kind === 'risk'
  return (isOfFirst && tasks[most > 0 ? alike.indexOf(most) : 0]?.action) || null
}
