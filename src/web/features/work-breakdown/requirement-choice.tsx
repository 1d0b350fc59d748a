import { type MouseEvent, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useMenu } from './menu-host.tsx'
import { rowsOf } from './parts.ts'
import type { Likely } from './requirement-actions.ts'
import { RequirementChip } from './requirement-chip.tsx'
import { cellsOf } from './row-line.ts'
import { useBreakdown, useSteps } from './use-breakdown.ts'
import { keyOfAsked, type LaidWords } from './use-laid.ts'

type ChoiceProps = { ids: readonly string[]; laid: LaidWords; onGone: () => void }

/** The requirements without a step, each with its page: one is put into a step by its menu, those that are ticked all at once; `onGone` finds another place for the keyboard. */
export function RequirementChoice({ ids, laid, onGone }: ChoiceProps) {
  const breakdown = useBreakdown()
  const [ticked, tick] = useState<ReadonlySet<string>>(new Set())
  const likely = useLikely(ids)
  const chosen = ids.filter((id) => ticked.has(id))
  const turn = (id: string) => tick((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  return (
    <div className="grid gap-2">
      {ids.length > 1 && (
        <Checkbox
          label={`All ${ids.length}`}
          checked={chosen.length === ids.length}
          onChange={(isChecked) => tick(new Set(isChecked ? ids : []))}
        />
      )}
      <ul className="max-h-96 overflow-y-auto rounded-control border border-line bg-surface px-3 py-1 [overflow-wrap:anywhere]">
        {ids.map((id, at) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
            <Checkbox label={`${id} ${breakdown.requirement(id)?.text ?? ''}`} checked={ticked.has(id)} onChange={() => turn(id)} />
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 pl-8 text-caption text-muted">
              {laid.of(keyOfAsked(id)) === 'unknown' && <span>Not known yet</span>}
              <span className="numeric">page {breakdown.requirement(id)?.page}</span>
              <LikelySteps id={id} likely={likely.get(id) ?? []} />
              {/* whoever puts one into a step goes on with the one that stands in its place then */}
              <span data-focus-key={at}>
                <RequirementChip id={id} from={null} isInTray />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {chosen.length > 0 ? (
        <ChoiceButtons chosen={chosen} laid={laid} onGone={onGone} onDone={() => tick(new Set())} />
      ) : (
        <p className="text-caption text-muted">Put each into a step, or tick some to say of all of them at once what becomes of them.</p>
      )}
    </div>
  )
}

/** So likely a step answers a requirement that is offered for it, and so many are at most. */
const LIKELY = 0.25
const OFFERED = 2

/** The steps that likely answer requirements, worked out anew as the steps become others. */
function useLikely(ids: readonly string[]): ReadonlyMap<string, readonly Likely[]> {
  const { requirements } = useBreakdown()
  const { ids: steps } = useSteps()
  const [found, setFound] = useState<ReadonlyMap<string, readonly Likely[]>>(new Map())
  const [asked, among] = [ids.join(' '), steps.join(' ')]
  useEffect(() => {
    let isWanted = among !== ''
    if (isWanted) void requirements.likely(asked.split(' ')).then((likely) => isWanted && setFound(likely))
    return () => {
      isWanted = false
    }
  }, [requirements, asked, among])
  return found
}

/** The steps that likely answer a requirement, each confirmed with one press. */
function LikelySteps({ id, likely }: { id: string; likely: readonly Likely[] }) {
  const { allRows, requirements } = useBreakdown()
  const steps = rowsOf(allRows(), 'step')
  const offered = likely.filter((one) => one.likely >= LIKELY).slice(0, OFFERED)
  return offered.map(({ step_id }) => {
    const at = steps.findIndex((row) => row.id === step_id)
    const row = steps[at]
    if (!row) return null
    const name = `step ${at + 1}: ${cellsOf(row).action?.value ?? 'not said yet'}`
    return (
      <Button
        key={step_id}
        variant="quiet"
        title={name}
        aria-label={`Answered by ${name} (${id})`}
        onClick={() => void requirements.give([id], step_id)}
      >
        Answered by step {at + 1}?
      </Button>
    )
  })
}

/** What becomes of those that are ticked. */
function ChoiceButtons({ chosen, laid, onGone, onDone }: Omit<ChoiceProps, 'ids'> & { chosen: readonly string[]; onDone: () => void }) {
  const { requirements, allRows, isPhase1 } = useBreakdown()
  const { ids: steps } = useSteps()
  const open = useMenu()
  const [isBusy, setBusy] = useState(false)
  const give = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const items = rowsOf(allRows(), 'step').map((row, at) => ({
      label: `Step ${at + 1}: ${cellsOf(row).action?.value ?? 'not said yet'}`,
      onPress: () => void requirements.give(chosen, row.id),
    }))
    open({ anchor: currentTarget, label: `Give ${chosen.length} to`, items, onGone })
  }
  const rule = (how: (ids: readonly string[], from: null) => Promise<void>) => async () => {
    setBusy(true)
    await how(chosen, null)
    setBusy(false)
  }
  const doNotKnow = () => {
    for (const id of chosen) laid.lay(keyOfAsked(id), 'unknown')
    onDone()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="numeric font-semibold">{chosen.length} chosen</span>
      {steps.length > 0 && (
        <Button aria-haspopup="menu" onClick={give}>
          Give to step …
        </Button>
      )}
      {isPhase1 && (
        <Button busy={isBusy} onClick={rule(requirements.leaveToPhase2)}>
          Leave to Phase II
        </Button>
      )}
      <Button busy={isBusy} onClick={rule(requirements.takeOut)}>
        Not asked of us
      </Button>
      <Button onClick={doNotKnow}>We do not know yet</Button>
    </div>
  )
}
