import { useMemo } from 'react'
import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { weightedLikeness, weightOf } from '../../../domain/grounding/coverage-around.ts'
import { keyTerms } from '../../../domain/grounding/key-terms.ts'
import { isDenied } from '../../../domain/grounding/left-out.ts'
import { isNote } from '../../../domain/solicitation/analysis.ts'
import { commitmentTold, countingValues, limitsSaid } from '../../../domain/work-breakdown/breakdown-of.ts'
import { answersAgainst } from '../../../domain/work-breakdown/limit-checks.ts'
import type { Proof } from '../../../domain/work-breakdown/work-breakdown.ts'
import { sentencesOfLines } from '../../../language/sentence.ts'
import { proofWords } from './cell-texts.ts'
import { listOf } from './column.ts'
import { PLAN_FIELDS } from './columns.ts'
import { LinkChoice, type LinkOption } from './link-choice.tsx'
import { rowsOf, unplacedIds } from './parts.ts'
import { cellsOf } from './row-line.ts'
import { type Breakdown, useBreakdown } from './use-breakdown.ts'

type RowsProps = { id: string; nearest: readonly string[]; onDone: () => void }

/** What may answer a requirement: commitments, risks and what the plan as a whole says where they are alike, what the steps say, the `nearest` first, the milestones, and the other sentences. */
export function AnsweringRow({ id, nearest, onDone }: RowsProps) {
  const breakdown = useBreakdown()
  const options = useMemo(() => rowOptions(id, nearest, breakdown), [id, nearest, breakdown])
  return <LinkChoice label={`What answers ${id}?`} options={options} onDone={onDone} />
}

function rowOptions(id: string, nearest: readonly string[], breakdown: Breakdown): LinkOption[] {
  const { allRows, requirements } = breakdown
  const steps = rowsOf(allRows(), 'step').map((row, at) => ({
    row,
    name: `step ${at + 1}: ${cellsOf(row).action?.value ?? 'not said yet'}`,
  }))
  const place = ({ row }: (typeof steps)[number]) => (nearest.includes(row.id) ? nearest.indexOf(row.id) : nearest.length)
  const ofSteps = steps
    .toSorted((one, other) => place(one) - place(other))
    .flatMap(({ row, name }): LinkOption[] => {
      const { proof, result } = cellsOf(row)
      const tests = (proof?.value ?? []) as readonly Proof[]
      return [
        ...tests.map((one) => ({ label: `Test: ${proofWords(one)} (${name})`, link: () => requirements.link(id, row.id, one.quantity) })),
        ...(result ? [{ label: `Deliverable: ${result.value} (${name})`, link: () => requirements.link(id, row.id) }] : []),
        { label: `S${name.slice(1)}`, link: () => requirements.link(id, row.id) },
      ]
    })
  const [alike, others] = byLikeness(id, breakdown)
  const methods = stepSentences(allRows(), ['method']).map(({ row, label }) => ({ label, link: () => requirements.link(id, row.id) }))
  return [...alike, ...ofSteps, ...methods, ...milestoneOptions(id, allRows(), steps, requirements), ...others]
}

/** The sentences of the plan as a whole and of the steps of which one says that it keeps what is forbidden. */
export function AnsweringSentence({ id, onDone }: Omit<RowsProps, 'nearest'>) {
  const breakdown = useBreakdown()
  const rows = breakdown.allRows()
  const options = useMemo(() => {
    const [plan] = rowsOf(rows, 'plan')
    const ofSteps = stepSentences(rows).map(
      ({ label, told }): LinkOption => ({ label, link: () => plan && breakdown.requirements.answer(id, plan, told) }),
    )
    return byLikeness(id, breakdown, [...sentenceOptions(id, breakdown), ...ofSteps]).flat()
  }, [id, rows, breakdown])
  return <LinkChoice label={`What answers ${id}?`} options={options} onDone={onDone} />
}

/** What the commitments, the risks and the plan as a whole say, sentence by sentence, each once; of one with a figure beyond the limit a person says what that is of. */
function sentenceOptions(id: string, breakdown: Breakdown, againstAnswer = againstOf(breakdown)): LinkOption[] {
  const { answer, link } = breakdown.requirements
  const rows = breakdown.allRows()
  const weighed = (row: KeptRow, told: string): LinkOption['against'] => {
    const against = againstAnswer(id, told)
    if (!against) return undefined
    const way = (label: string, is_same: boolean) => ({ label, link: () => answer(id, row, told, against.said(is_same)) })
    return { what: against.what, ways: [way(`It is of this, and ${id} is not met`, true), way('It is of something else', false)] }
  }
  const optionOf = (row: KeptRow, heading: string, told: string): [string, LinkOption] => [
    told,
    { label: `${heading}: ${told}`, link: () => answer(id, row, told), against: weighed(row, told) },
  ]
  const committed = rowsOf(rows, 'commitment').flatMap((row) => {
    const told = commitmentTold(countingValues(row))
    if (!told || !cellsOf(row).value) return []
    const [words, option] = optionOf(row, 'Commitment', told)
    const [step] = listOf(cellsOf(row).step_ids?.value)
    const isOnStep = step !== undefined && !option.against
    return [[words, isOnStep ? { ...option, link: () => link(id, step, String(cellsOf(row).quantity?.value)) } : option] as const]
  })
  const risks = rowsOf(rows, 'risk').flatMap((row) =>
    ['what', 'sign', 'fallback'].flatMap((name) => sentencesOf(row, name).map((told) => optionOf(row, 'Risk', told))),
  )
  const whole = rowsOf(rows, 'plan').flatMap((row) =>
    PLAN_FIELDS.filter(({ name }) => !OF_DATES.has(name)).flatMap(({ name, heading }) =>
      sentencesOf(row, name).map((told) => optionOf(row, heading ?? name, told)),
    ),
  )
  return [...new Map([...committed, ...risks, ...whole]).values()]
}

/** What a cell says, sentence by sentence; what is only suggested says nothing yet. */
function sentencesOf(row: KeptRow, name: string): string[] {
  const cell = cellsOf(row)[name]
  return cell && cell.state !== 'suggested' ? sentencesOfLines(String(cell.value)).map((one) => one.trim().replace(LIST_MARK, '')) : []
}

/** What may speak against a sentence as an answer, as the rows are now. */
function againstOf({ allRows, requirements, phase }: Breakdown): ReturnType<typeof answersAgainst> {
  const standing = allRows().filter(({ removed_at }) => removed_at === null)
  return answersAgainst(standing, requirements.all(), phase)
}

/** For each of these requirements what answers it likest, of all that the rows say; where nothing is like it, or a figure of the likest speaks against it, none. */
export function useLikeliest(ids: readonly string[]): ReadonlyMap<string, LinkOption> {
  const breakdown = useBreakdown()
  const rows = breakdown.allRows()
  const asked = ids.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said hangs on the rows, which the breakdown hands out
  return useMemo(() => {
    const against = againstOf(breakdown)
    const likeliest = asked.split(' ').map((id) => {
      const words = wordsOf(id, breakdown)
      const options = [...sentenceOptions(id, breakdown, against), ...stepOptions(id, breakdown)].filter(
        ({ label }) => !isDenied(label) && [...keyTerms(label).words].filter((word) => words.has(word)).length >= FEWEST,
      )
      const [[first]] = byLikeness(id, breakdown, options)
      return [id, first?.against ? undefined : first] as const
    })
    return new Map(likeliest.flatMap(([id, option]) => (option ? [[id, option]] : [])))
  }, [asked, rows, breakdown])
}

/** What steps say, sentence by sentence, but of those of which somebody has said that they do not answer it. */
function stepOptions(id: string, { allRows, requirements }: Breakdown): LinkOption[] {
  const isRefused = (row: KeptRow) => limitsSaid([row]).some(({ requirement_id, answers }) => requirement_id === id && answers === 'not')
  return stepSentences(allRows()).flatMap(({ row, label }) => (isRefused(row) ? [] : { label, link: () => requirements.link(id, row.id) }))
}

function stepSentences(rows: readonly KeptRow[], cells = ['action', 'method', 'result']): { row: KeptRow; label: string; told: string }[] {
  return rowsOf(rows, 'step').flatMap((row, at) =>
    cells.flatMap((name) => sentencesOf(row, name).map((told) => ({ row, label: `Step ${at + 1}: ${told}`, told }))),
  )
}

/** The sentences that are like a requirement, the likest first, and the others. */
function byLikeness(id: string, breakdown: Breakdown, options = sentenceOptions(id, breakdown)): [LinkOption[], LinkOption[]] {
  const words = wordsOf(id, breakdown)
  const said = options.map((option) => ({ option, told: keyTerms(option.label).words }))
  const weight = weightOf([words, ...said.map(({ told }) => told)])
  const liked = said.map(({ option, told }) => ({ option, like: weightedLikeness(words, told, weight) }))
  const alike = liked.filter(({ like }) => like >= ALIKE).sort((one, other) => other.like - one.like)
  return [alike, liked.filter(({ like }) => like < ALIKE)].map((some) => some.map(({ option }) => option)) as [LinkOption[], LinkOption[]]
}

/** The telling words of a requirement. */
function wordsOf(id: string, { requirements }: Breakdown): ReadonlySet<string> {
  return keyTerms(requirements.all().find((one) => one.id === id)?.text ?? '').words
}

/** Less alike than this, words share what many say. */
const ALIKE = 0.25
/** One word in common says only what both speak of. */
const FEWEST = 2

/** They say a day and a price, and no sentence. */
const OF_DATES: ReadonlySet<string> = new Set(['start', 'option_price'])
const LIST_MARK = /^(?:[-•*–]|\d+[.)])\s+/

/** A milestone answers by the last step that ends in it. */
function milestoneOptions(
  id: string,
  rows: readonly KeptRow[],
  steps: readonly { row: KeptRow; name: string }[],
  { link }: Breakdown['requirements'],
): LinkOption[] {
  const monthIn = (row: KeptRow, name: string) => Number(cellsOf(row)[name]?.value ?? Number.NaN)
  const dues = rowsOf(rows, 'milestone').map((row) => ({ row, due: monthIn(row, 'due_month') }))
  return dues.flatMap(({ row, due }): LinkOption[] => {
    const before = Math.max(0, ...dues.flatMap((other) => (other.due < due ? other.due : [])))
    const ended = steps.filter((step) => monthIn(step.row, 'to_month') > before && monthIn(step.row, 'to_month') <= due)
    const last = ended.findLast((step) => ended.every((other) => monthIn(other.row, 'to_month') <= monthIn(step.row, 'to_month')))
    return last ? [{ label: `Milestone: ${cellsOf(row).title?.value} (${last.name})`, link: () => link(id, last.row.id) }] : []
  })
}

/** The requirements that a row does not answer yet, those first that nothing answers. */
export function AnsweredRequirement({ row, name, onDone }: { row: KeptRow; name: string; onDone: () => void }) {
  const { allRows, requirements } = useBreakdown()
  const own = listOf(cellsOf(row).requirement_ids?.value)
  const all = requirements.all().filter((one) => !isNote(one) && !own.includes(one.id))
  const open = unplacedIds(
    allRows(),
    all.map(({ id }) => id),
  )
  const options = [...all.filter(({ id }) => open.includes(id)), ...all.filter(({ id }) => !open.includes(id))].map(
    ({ id, text }): LinkOption => ({ label: `${id} ${text}`, link: () => requirements.link(id, row.id) }),
  )
  return <LinkChoice label={`What does ${name} answer?`} options={options} onDone={onDone} />
}
