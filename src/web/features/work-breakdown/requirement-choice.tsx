import { type MouseEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useMenu } from './menu-host.tsx'
import { rowsOf } from './parts.ts'
import { cellsOf } from './row-line.ts'
import { useBreakdown, useSteps } from './use-breakdown.ts'

/** The requirements without a step, of which those that are ticked are given to one step or left to Phase II; `onGone` finds another place for the keyboard. */
export function RequirementChoice({ ids, onGone }: { ids: readonly string[]; onGone: () => void }) {
  const breakdown = useBreakdown()
  const [ticked, tick] = useState<ReadonlySet<string>>(new Set())
  const chosen = ids.filter((id) => ticked.has(id))
  const turn = (id: string) => tick((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  return (
    <div className="grid gap-2">
      <Checkbox
        label={`All ${ids.length}`}
        checked={chosen.length === ids.length}
        onChange={(isChecked) => tick(new Set(isChecked ? ids : []))}
      />
      <ul className="max-h-96 overflow-y-auto rounded-control border border-line bg-surface px-3 py-1 [overflow-wrap:anywhere]">
        {ids.map((id) => (
          <li key={id}>
            <Checkbox label={`${id} ${breakdown.requirement(id)?.text ?? ''}`} checked={ticked.has(id)} onChange={() => turn(id)} />
          </li>
        ))}
      </ul>
      {chosen.length > 0 ? (
        <ChoiceButtons chosen={chosen} onGone={onGone} />
      ) : (
        <p className="text-caption text-muted">Tick those that go to one step{breakdown.isPhase1 && ' or are left to Phase II'}.</p>
      )}
    </div>
  )
}

/** What becomes of those that are ticked. */
function ChoiceButtons({ chosen, onGone }: { chosen: readonly string[]; onGone: () => void }) {
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
  const leave = async () => {
    setBusy(true)
    await requirements.leaveToPhase2(chosen, null)
    setBusy(false)
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
        <Button busy={isBusy} onClick={() => void leave()}>
          Leave to Phase II
        </Button>
      )}
    </div>
  )
}
