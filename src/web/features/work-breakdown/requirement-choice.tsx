import { type ReactNode, useEffect, useState } from 'react'
import { limitsSaid } from '../../../domain/work-breakdown/breakdown-of.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { late } from '../../ui/late.tsx'
import { rowName } from './parts.ts'
import type { Likely } from './requirement-actions.ts'
import { useBreakdown, useSteps } from './use-breakdown.ts'
import { useDeciding } from './use-few.tsx'
import { keyOfAsked, type LaidWords } from './use-laid.ts'

/** What row it becomes is told by what is known of sentences. */
const AskedForm = late(async () => (await import('./put-form.tsx')).AskedForm)
const AnsweringRow = late(async () => (await import('./link-options.tsx')).AnsweringRow)

const PUT = 'Put into a row'

type ChoiceProps = { ids: readonly string[]; seen: readonly string[]; more: ReactNode; laid: LaidWords }

/** The requirements without a step, each with its page: one is answered by a row that stands there, or put into a row, which is worded first, beside the step that most likely answers it; of those that are ticked, or of the one that is asked, is said at once what becomes of them. */
export function RequirementChoice({ ids, seen, more, laid }: ChoiceProps) {
  const { isList, answer } = useDeciding()
  const breakdown = useBreakdown()
  const [ticked, tick] = useState<ReadonlySet<string>>(new Set())
  const [opened, open] = useState<{ id: string; isPut: boolean; step: string | undefined }>()
  const likely = useLikely(ids)
  const chosen = isList ? ids.filter((id) => ticked.has(id)) : seen
  const turn = (id: string) => tick((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  return (
    <div className="grid gap-2">
      {isList && ids.length > 1 && (
        <Checkbox
          label={`All ${ids.length}`}
          checked={chosen.length === ids.length}
          onChange={(isChecked) => tick(new Set(isChecked ? ids : []))}
        />
      )}
      <ul>
        {seen.map((id, at) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
            {isList ? (
              <Checkbox label={`${id} ${breakdown.requirement(id)?.text ?? ''}`} checked={ticked.has(id)} onChange={() => turn(id)} />
            ) : (
              <p>
                <span className="numeric font-bold text-navy">{id}</span> {breakdown.requirement(id)?.text}{' '}
                <span className="numeric text-caption text-muted">page {breakdown.requirement(id)?.page}</span>
              </p>
            )}
            <span className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted ${isList ? 'pl-8' : ''}`}>
              {laid.of(keyOfAsked(id)) === 'unknown' && <span>Not known yet</span>}
              {isList && <span className="numeric">page {breakdown.requirement(id)?.page}</span>}
              {/* whoever puts one into a step goes on with the one that stands in its place then */}
              <span data-focus-key={at} className="flex flex-wrap gap-x-3 gap-y-2">
                {(['Answered by…', PUT] as const).map((label) => (
                  <Button
                    key={label}
                    variant={answer}
                    aria-label={`${id}: ${label}`}
                    onClick={() => open({ id, isPut: label === PUT, step: likely.get(id)?.steps[0] })}
                  >
                    {label}
                  </Button>
                ))}
              </span>
            </span>
            <ToConfirm id={id} step={likely.get(id)?.toConfirm} by={likely.get(id)?.by} />
            {opened?.id === id && (
              <div data-focus-key={at} className="basis-full">
                <Opened key={opened.step} {...opened} likely={likely.get(id)?.steps ?? []} onDone={() => open(undefined)} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {more}
      {chosen.length > 0 ? (
        <ChoiceButtons chosen={chosen} laid={laid} onDone={() => tick(new Set())} />
      ) : (
        <p className="text-caption text-muted">
          Say what answers each, put it into a row, or tick some to say of all of them at once what becomes of them.
        </p>
      )}
    </div>
  )
}

/** The step that likely answers a requirement: it does once somebody has said so, and is not asked of again once they have said that it does not. That it ends behind the month that the topic names is told beside it. */
function ToConfirm({ id, step, by = Number.POSITIVE_INFINITY }: { id: string; step: Likely['toConfirm']; by: Likely['by'] }) {
  const { allRows, requirements } = useBreakdown()
  const { answer } = useDeciding()
  if (!step) return null
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
      <p className="[overflow-wrap:anywhere]">
        Likely, to confirm: {rowName(allRows(), { id: step.id, kind: 'step' }).toLowerCase()}, “{step.action}”
        {(step.to_month ?? 0) > by && `. It ends in month ${step.to_month}, the topic names month ${by}.`}
      </p>
      <Button variant={answer} aria-label={`${id}: Yes, it answers it`} onClick={() => requirements.confirm(id, step, true)}>
        Yes, it answers it
      </Button>
      <Button variant={answer} aria-label={`${id}: No, it does not`} onClick={() => requirements.confirm(id, step, false)}>
        No
      </Button>
    </div>
  )
}

type OpenedProps = { id: string; isPut: boolean; step: string | undefined; likely: readonly string[]; onDone: () => void }

/** The row that answers a requirement, or that it becomes. */
function Opened({ id, isPut, step, likely, onDone }: OpenedProps) {
  const requirement = useBreakdown().requirement(id)
  if (!isPut) return <AnsweringRow id={id} nearest={likely} onDone={onDone} />
  return requirement ? <AskedForm requirement={requirement} step={step} onPut={() => {}} /> : null
}

/** The steps that likely answer requirements, worked out anew as the steps, or what is said of them, become others. */
function useLikely(ids: readonly string[]): ReadonlyMap<string, Likely> {
  const { allRows, requirements } = useBreakdown()
  const { ids: steps } = useSteps()
  const [found, setFound] = useState<ReadonlyMap<string, Likely>>(new Map())
  const [asked, among] = [ids.join(' '), steps.length > 0 ? [...steps, limitsSaid(allRows()).length].join(' ') : '']
  useEffect(() => {
    let isWanted = among !== ''
    if (isWanted) void requirements.likely(asked.split(' ')).then((likely) => isWanted && setFound(likely))
    return () => {
      isWanted = false
    }
  }, [requirements, asked, among])
  return found
}

/** What becomes of those that are ticked. */
function ChoiceButtons({ chosen, laid, onDone }: Pick<ChoiceProps, 'laid'> & { chosen: readonly string[]; onDone: () => void }) {
  const { requirements, isPhase1, undo } = useBreakdown()
  const { isList } = useDeciding()
  const [isBusy, setBusy] = useState(false)
  const rule = (how: (ids: readonly string[]) => Promise<void>) => async () => {
    setBusy(true)
    await how(chosen)
    setBusy(false)
  }
  const doNotKnow = async () => {
    await undo.group(async () => {
      for (const id of chosen) laid.lay(keyOfAsked(id), 'unknown')
    })
    onDone()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isList && <span className="numeric font-semibold">{chosen.length} chosen</span>}
      {isPhase1 && (
        <Button busy={isBusy} onClick={rule(requirements.leaveToPhase2)}>
          Leave to Phase II
        </Button>
      )}
      <Button busy={isBusy} onClick={rule(requirements.takeOut)}>
        Not asked of us
      </Button>
      <Button onClick={() => void doNotKnow()}>We do not know yet</Button>
    </div>
  )
}
