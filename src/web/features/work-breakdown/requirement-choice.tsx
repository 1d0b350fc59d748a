import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { late } from '../../ui/late.tsx'
import type { LinkOption } from './link-choice.tsx'
import { AnsweringRow, useLikeliest } from './link-options.tsx'
import type { Likely } from './requirement-actions.ts'
import { useBreakdown } from './use-breakdown.ts'
import { keyOfAsked, type LaidWords } from './use-laid.ts'

/** What row it becomes is told by what is known of sentences. */
const AskedForm = late(async () => (await import('./put-form.tsx')).AskedForm)

const PUT = 'Put into a row'

type ChoiceProps = {
  ids: readonly string[]
  likely: ReadonlyMap<string, Likely>
  laid: LaidWords
}

/** The requirements without a step, each with its page: one is answered by a row that stands there, or put into a row, which is worded first, beside the step that most likely answers it; of those that are ticked, or of the only one, is said at once what becomes of them. */
export function RequirementChoice({ ids, likely, laid }: ChoiceProps) {
  const breakdown = useBreakdown()
  const likeliest = useLikeliest(ids)
  const [ticked, tick] = useState<ReadonlySet<string>>(new Set())
  const [opened, open] = useState<{ id: string; isPut: boolean; step: string | undefined }>()
  const chosen = ids.length === 1 ? ids : ids.filter((id) => ticked.has(id))
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
      <ul>
        {ids.map((id, at) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
            {ids.length > 1 ? (
              <Checkbox label={`${id} ${breakdown.requirement(id)?.text ?? ''}`} checked={ticked.has(id)} onChange={() => turn(id)} />
            ) : (
              <p>{`${id} ${breakdown.requirement(id)?.text ?? ''}`}</p>
            )}
            <span className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted ${ids.length > 1 ? 'pl-8' : ''}`}>
              <span className="numeric">page {breakdown.requirement(id)?.page}</span>
              {/* whoever puts one into a step goes on with the one that stands in its place then */}
              <span data-focus-key={at} className="flex flex-wrap gap-x-3 gap-y-2">
                {(['Answered by…', PUT] as const).map((label) => (
                  <Button
                    key={label}
                    variant="quiet"
                    aria-label={`${id}: ${label}`}
                    onClick={() => open({ id, isPut: label === PUT, step: likely.get(id)?.steps[0] })}
                  >
                    {label}
                  </Button>
                ))}
              </span>
            </span>
            <Likeliest id={id} answer={likeliest.get(id)} />
            {opened?.id === id && (
              <div data-focus-key={at} className="basis-full">
                <Opened key={opened.step} {...opened} likely={likely.get(id)?.steps ?? []} onDone={() => open(undefined)} />
              </div>
            )}
          </li>
        ))}
      </ul>
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

/** What likest answers a requirement, to be taken by one press. */
function Likeliest({ id, answer }: { id: string; answer: LinkOption | undefined }) {
  if (!answer) return null
  return (
    <p className="flex basis-full flex-wrap items-center gap-x-3 pl-8 text-muted [overflow-wrap:anywhere]">
      Likest in your rows: {answer.label}
      <Button variant="quiet" aria-label={`This answers it: ${id}`} onClick={answer.link}>
        This answers it
      </Button>
    </p>
  )
}

type OpenedProps = { id: string; isPut: boolean; step: string | undefined; likely: readonly string[]; onDone: () => void }

/** The row that answers a requirement, or that it becomes. */
function Opened({ id, isPut, step, likely, onDone }: OpenedProps) {
  const requirement = useBreakdown().requirement(id)
  if (!isPut) return <AnsweringRow id={id} nearest={likely} onDone={onDone} />
  return requirement ? <AskedForm requirement={requirement} step={step} onPut={() => {}} /> : null
}

/** What becomes of those that are ticked. */
function ChoiceButtons({ chosen, laid, onDone }: Pick<ChoiceProps, 'laid'> & { chosen: readonly string[]; onDone: () => void }) {
  const { requirements, phase, undo } = useBreakdown()
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
      <span className="numeric font-semibold">{chosen.length} chosen</span>
      {phase === 'I' && (
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
