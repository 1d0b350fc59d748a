import { type RefObject, useRef, useState } from 'react'
import { isOfSteps } from '../../../../domain/answer-fields/answer-rows.ts'
import type { AnswerForm } from '../../../../domain/answer-fields/forms.ts'
import { type PastedTable, rowsPasted } from '../../../../domain/answer-fields/pasted-table.ts'
import type { GroupRead, LineRead } from '../../../../domain/interview.ts'
import { beginningOf, counted, hasDigit, oneLine, raised, stripped } from '../../../../language/characters.ts'
import { Button } from '../../../ui/button.tsx'
import { CONTROL_LOOK } from '../../../ui/control-look.ts'
import type { Leaving } from '../use-leaving.ts'
import { type FieldRows, hasSeveral, tellsMore, withFree, withRows, withTold } from './field-rows.ts'
import { type QuestionAsked, tableOfLines, useLinesRead } from './lines-read.ts'
import { lacks } from './row-line.tsx'
import { RowsRead, StepsRead } from './steps-read.tsx'
import { TablePreview } from './table-preview.tsx'
import { useStop, useTaking } from './use-stop.ts'

type FreeReadProps = {
  asked: QuestionAsked
  forms: readonly AnswerForm[]
  told: FieldRows
  steps: readonly string[]
  /** Asked before the question is left; null where nothing was changed since it was opened. */
  leaving: Leaving | null
  isDisabled: boolean
  /** Takes over the answer in which the rows stand that were read, and the words that tell none. */
  onTake: (answer: string) => void
}

/** What was told freely that may be rows, group by group, to look at them: they count once somebody has put them there. */
export function FreeRead({ asked, leaving, ...props }: FreeReadProps) {
  const { forms, told } = props
  const isOnly = forms.some(({ needed }) => needed)
  const several = isOnly || told.free.includes('\n') || told.free.length > SHORT
  const { groups = [], isReading, read } = useLinesRead(asked, null, several ? told.free : '')
  const names = forms.flatMap(({ fields: [first] }, at) => (told.rows[at] ?? []).flatMap(({ cells }) => cells[first.cell] ?? []))
  // what was kept of a row that was put into fields is offered no more
  const isKept = ({ text }: LineRead) => names.some((name) => text.startsWith(`${name}: `))
  const isOffered = (group: GroupRead) =>
    group.read[0]?.lines.some((line) => !isKept(line)) && (!isOnly || rowsOf(group, group.row, forms).lines.length > 0)
  const sure = hasSteps(told, forms) ? [] : groups.filter(({ isSure }) => isSure)
  const offered = groups.filter((group) => !group.isSure && isOffered(group))
  // what has no step waits outside the plan, however long its rows were on the screen
  const isSeen = offered.length > 0 && !isOnly
  const waiting = stepless(told, forms)
  const tellsRows = async () => !!(await read())?.some((one) => !one.isSure && one.row !== '' && isOffered(one))
  const taking = useRef<(() => void) | null>(null)
  const isStopped = useStop(leaving, { words: told.free, isSeen, isStepless: waiting !== undefined, taking, tellsRows })
  const toLookAt = [offered.length > 0 ? 'Look at what was read in your words.' : [], waiting ?? []].flat().join(' ')
  return (
    <>
      {isStopped && toLookAt && (
        <p ref={focusOn} tabIndex={-1} role="status" className="text-caption font-semibold outline-none">
          {toLookAt} Next goes on.
        </p>
      )}
      {isReading && (
        <p role="status" className="text-caption text-muted">
          Your words are being read…
        </p>
      )}
      {sure.map(({ row, read: [first] }) =>
        row === 'step' ? (
          <StepsRead key={row} lines={first?.lines ?? []} />
        ) : (
          <RowsRead key={row} form={forms.find((form) => form.row === row)} lines={first?.lines ?? []} />
        ),
      )}
      {offered.map((group) => (
        <Group key={group.text} {...{ ...props, group, taking }} isAlone={offered.filter(({ row }) => row === group.row).length === 1} />
      ))}
    </>
  )
}

/** Whether a step stands in fields by now: of words beneath these none begins another. */
function hasSteps({ rows }: FieldRows, forms: readonly AnswerForm[]): boolean {
  return forms.some(({ row }, at) => row === 'step' && (rows[at] ?? []).some(({ cells }) => cells.action))
}

/** It takes the keyboard when it comes, and leaves it to who goes on typing. */
function focusOn(notice: HTMLElement | null): void {
  if (document.activeElement?.tagName !== 'TEXTAREA') notice?.focus()
}

/** What rows lack that have to name a step: without one they get into no plan, however much they say. */
function stepless({ rows }: FieldRows, forms: readonly AnswerForm[]): string | undefined {
  return forms
    .flatMap((form, at) => {
      const open = hasSeveral(form) ? (rows[at] ?? []).filter((row) => lacks(row, 'action')).length : 0
      const [have, wait] = open === 1 ? ['has', 'waits'] : ['have', 'wait']
      return open > 0 ? [`${counted(open, form.row)} ${have} no step, and ${wait} outside the plan without one.`] : []
    })
    .at(0)
}

/** What the lines of a group tell by the form of these rows: of all its lines those that are rows. */
function rowsOf(group: GroupRead, row: string, forms: readonly AnswerForm[]) {
  const form = forms.find((one) => one.row === row)
  const all = group.read.find((one) => one.row === row)?.lines ?? []
  return { form, all, lines: form ? all.filter((one) => isRow(one, form)) : all }
}

/** A text of fewer characters tells hardly two things. */
const SHORT = 160

/** Rows as they are looked at, the lines that they were read of, and with these the ones that tell no row. */
type Shown = { table: PastedTable; lines: readonly LineRead[]; all: readonly LineRead[] }

type GroupProps = Omit<FreeReadProps, 'asked' | 'leaving'> & {
  group: GroupRead
  /** Whether no other group is read as rows of its kind. */
  isAlone: boolean
  taking: RefObject<(() => void) | null>
}

function Group({ forms, told, steps, isDisabled, group, isAlone, taking, onTake }: GroupProps) {
  const [row, choose] = useState(group.row)
  const { form, all, lines } = rowsOf(group, row, forms)
  const isOnly = forms.some(({ needed }) => needed)
  const first = form && { table: tableOfLines(lines, form), lines, all }
  // what can be nothing else is shown unasked; steps that are read of running text count as they are
  const isRunning = !isOnly && group.heading === '' && group.read.length === 1
  // payments are read of rows alone: left as words they would pay nothing
  const isPaid = !!first && row === 'milestone' && saysAll(first.table, form)
  const [shown, show] = useState<Shown | null>(((isRunning || isOnly || isPaid) && first) || null)
  const taken = shown ?? first
  const take = () => {
    if (!form || !taken) return
    const at = forms.indexOf(form)
    const rows = rowsPasted(taken.table, form, steps)
    const before = (told.rows[at] ?? []).filter((one) => tellsMore(one, form))
    const free = told.free.replace(group.text, () => leftOf(group, taken, form)).replace(/\n{3,}/g, '\n\n')
    onTake(withRows(withFree(told, free, forms), at, withTold(before, rows), forms).answer)
  }
  const goesOn = isAlone && !!shown && (row === 'milestone' || (isOnly && areLines(shown.lines, group.text))) && saysAll(shown.table, form)
  useTaking(taking, goesOn ? take : null)
  const number = taken ? taken.lines.length : (group.read[0]?.lines.length ?? 0)
  const called = group.heading || beginningOf(oneLine(group.text), LONGEST_NAME)
  return (
    <section aria-label="What was read in your words" className="grid min-w-0 gap-3 rounded-control bg-blue-soft px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {isOnly && form ? (
          <p className="min-w-0 grow basis-60 text-caption">
            {`Your words read as ${counted(number, form.row)}${goesOn ? `${GOES_ON}.` : '. As rows each has its step and its mark; without, they wait to be placed.'}`}
          </p>
        ) : (
          <label className="flex min-w-0 grow basis-60 flex-wrap items-center gap-x-2 text-caption">
            {isRunning ? `Your words read as ${counted(number, group.row)}` : `“${stripped(called, ':')}”: ${counted(number, 'line')}`}
            {goesOn && GOES_ON}
            {isRunning && group.row === 'step' && '; what you leave as it is counts so'}
            {'. Use them as'}
            <select
              value={row}
              disabled={isDisabled}
              onChange={({ target }) => {
                choose(target.value)
                show(null)
              }}
              className={`${CONTROL_LOOK} w-auto!`}
            >
              {group.read.map((one) => (
                <option key={one.row} value={one.row}>{`${raised(one.row)}s`}</option>
              ))}
              {!isRunning && <option value="">Leave them as words</option>}
            </select>
          </label>
        )}
        {form && taken && !shown && (
          <Button variant="quiet" disabled={isDisabled} className="-mr-3" onClick={() => show(taken)}>
            Look at them as rows
          </Button>
        )}
        {form && taken && (!isOnly || shown) && (
          <Button variant={shown ? 'primary' : 'quiet'} disabled={isDisabled || number === 0} onClick={take}>
            {`Put ${counted(number, form.row)} into rows`}
          </Button>
        )}
      </div>
      {form && shown && (
        <>
          <TablePreview
            {...{ table: shown.table, form }}
            onChange={(table) => show({ ...shown, table })}
            onLeave={(nth) => show({ ...shown, ...withoutLine(shown, nth) })}
            {...(isOfSteps(form) ? {} : { onJoin: (nth: number) => show(joined(shown, nth)) })}
          />
          <Button variant="quiet" className="justify-self-start" onClick={() => show(null)}>
            {isRunning ? 'Hide the rows' : 'Leave them as words'}
          </Button>
        </>
      )}
    </section>
  )
}

const LONGEST_NAME = 40
const GOES_ON = '; Next puts them into rows'

/** Whether rows were read of lines of a list or table, each of its own: what was read of running text is looked at first. */
function areLines(read: readonly LineRead[], text: string): boolean {
  const lines = text.split('\n').map((line) => oneLine(line))
  return read.every((one) => lines.some((line) => MARKED.test(line) && line.includes(oneLine(one.text))))
}

/** A mark of a list before a line, or the bars of a table in it. */
const MARKED = /^(?:[-•*–|]|\d{1,2}[.)])|\|/

/** Whether each row of a table has what it has to: a test its step and what is measured, a milestone its month and what is paid for it. */
function saysAll({ columns, lines }: PastedTable, form?: AnswerForm): boolean {
  const places = (form?.needed ? ['action', 'proof.quantity'] : ['due', 'paid']).map((cell) => columns.indexOf(cell))
  return places.every((at) => at >= 0) && lines.every((cells) => places.every((at) => cells[at] !== ''))
}

function withoutLine({ table, lines }: Shown, nth: number): Pick<Shown, 'table' | 'lines'> {
  return { table: { ...table, lines: without(table.lines, nth) }, lines: without(lines, nth) }
}

/** Rows of which one is no row of its own, but tells how the thing before it is done. */
function joined(shown: Shown, nth: number): Shown {
  const [line, before] = [shown.lines[nth], shown.lines[nth - 1]]
  if (!line || !before) return shown
  const whole = { ...before, text: `${before.text} ${line.text}`, beside: [...(before.beside ?? []), line.text] }
  const put = (all: readonly LineRead[]) => all.flatMap((one) => (one === line ? [] : one === before ? [whole] : [one]))
  return { table: withoutLine(shown, nth).table, lines: put(shown.lines), all: put(shown.all) }
}

function without<One>(all: readonly One[], nth: number): One[] {
  return all.filter((_, at) => at !== nth)
}

/** What stays of a group whose lines are put into rows: a heading with a figure, lines that were left out, and how each thing is done, by its name. */
function leftOf(group: GroupRead, { table, lines, all }: Shown, form: AnswerForm) {
  const about = table.columns.indexOf((form.fields.find(({ names }) => !names) ?? form.fields[0]).cell)
  const left = all.filter((line) => !lines.includes(line))
  const words = all.flatMap((line) => {
    const nth = lines.indexOf(line)
    return nth < 0 ? [line.text] : (line.beside ?? []).map((sentence) => `${table.lines[nth]?.[about] ?? ''}: ${sentence}`)
  })
  return [...(group.heading && (left.length > 0 || hasDigit(group.heading)) ? [group.heading] : []), ...words].join('\n')
}

/** Whether a line tells what a row needs, but for its step, which is chosen; or else of what it is and so much that only its mark is missing. */
function isRow({ row }: LineRead, { fields, needed }: AnswerForm): boolean {
  if (!needed) return Object.keys(row).length > 0
  const [about, ...others] = needed.filter((cell) => !fields.some((field) => field.cell === cell && field.names))
  return !!about && !!row[about] && (others.every((cell) => row[cell]) || Object.keys(row).length > needed.length)
}
