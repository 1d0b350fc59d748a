import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../../contract/api.ts'
import type { KeptOut } from '../../../domain/grounding/sources.ts'
import { keptOutCount, onlyMentions } from '../../../domain/kept-out.ts'
import type { FinishedPlan } from '../../../domain/plan.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { call } from '../../app/call.ts'
import { groundingQueries } from '../../grounding/grounding-queries.ts'
import { planReview } from '../../left/plan-review.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { LINK_LOOK } from '../../ui/link-look.ts'
import { showToast } from '../../ui/toasts.ts'

/** A sentence that is kept out, and the row that holds it. */
type Sentence = { row: string; sentence: string }

type KeptOutCardProps = { topic: CurrentTopic; plan: FinishedPlan; kept: readonly KeptOut[]; requirements: readonly Requirement[] }

/** The sentences that are not printed since they read as spoken and nobody has decided on them: each is printed as it was said by a press, or worded among the rows. */
export function KeptOutCard({ topic, plan, kept, requirements }: KeptOutCardProps) {
  const saving = usePrintedAsSaid(topic)
  const count = keptOutCount(kept)
  const sentences = kept.flatMap(({ row, sentences }) => sentences.map((sentence) => ({ row, sentence })))
  return (
    <Banner tone="warning" title={`Kept out until worded: ${count === 1 ? '1 sentence' : `${count} sentences`}`}>
      <div className="grid gap-2">
        <p className="max-w-prose">
          They read as spoken, so neither the plan nor Word prints them.{' '}
          <Link to={{ pathname: '/steps', hash: '#row-spoken' }} className={LINK_LOOK}>
            Word them
          </Link>
          , or print them as you said them.
        </p>
        <ul className="grid max-h-72 gap-1 overflow-y-auto">
          {sentences.map((one) => (
            <li key={`${one.row} ${one.sentence}`} className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="max-w-prose [overflow-wrap:anywhere]">
                {one.sentence}.<OnlyThere ids={onlyMentions(one.sentence, plan, requirements)} />
              </span>
              <Button variant="quiet" disabled={saving.isPending} onClick={() => saving.mutate([one])}>
                Print as said
              </Button>
            </li>
          ))}
        </ul>
        {count > 1 && (
          <Button busy={saving.isPending} onClick={() => saving.mutate(sentences)} className="justify-self-start">
            Print all {count} as said
          </Button>
        )}
      </div>
    </Banner>
  )
}

/** Requirements of which a figure is printed nowhere else. */
function OnlyThere({ ids }: { ids: readonly string[] }) {
  return ids.length > 0 && <strong className="font-semibold"> A figure of {ids.join(', ')} stands only here.</strong>
}

/** Keeps with the rows that sentences of theirs are printed as they were said, or no longer; sources and review are asked for anew then. */
function usePrintedAsSaid({ slug, storeId }: CurrentTopic) {
  const client = useQueryClient()
  const keep = async (sentences: readonly Sentence[], isPrinted: boolean) => {
    const { rows } = await call(api.findWorkBreakdown, { topic_store_id: storeId })
    for (const { id, kind, version, cells, removed_at } of rows) {
      const own = sentences.flatMap(({ row, sentence }) => (row === (kind === 'plan' ? kind : id) ? [sentence] : []))
      if (own.length === 0 || removed_at !== null) continue
      const others = (cells.as_said?.value ?? []).filter((said) => !own.includes(said))
      const value = isPrinted ? [...others, ...own] : others
      await call(api.changeRow, { row_id: id, version, cells: { as_said: { value, origin: { from: 'person' }, state: 'seen' } } })
    }
    const old = [groundingQueries.sources(storeId).queryKey, planReview({ slug, storeId }).queryKey]
    await Promise.all(old.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
  const fail = ({ message }: Error) => showToast({ title: 'Not kept', description: message, variant: 'destructive' })
  return useMutation({
    mutationFn: (sentences: readonly Sentence[]) => keep(sentences, true),
    onSuccess: (_, sentences) => {
      const undo = { label: 'Undo', onPress: () => void keep(sentences, false).catch(fail) }
      showToast({ title: 'Printed as said', variant: 'success', action: undo })
    },
    onError: fail,
  })
}
