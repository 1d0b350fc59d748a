import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import * as z from 'zod'
import { api } from '../../../contract/api.ts'
import { type FinishedPlan, SCOPE_FAILED, type WorkPlan } from '../../../domain/plan.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { forgetDrafts, readDraft, writeDraft } from '../../app/browser-store.ts'
import { call } from '../../app/call.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { planReview } from '../../left/plan-review.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { finalQueries } from './final-queries.ts'

type ScopeCardProps = { topic: CurrentTopic; planId: string; projectId: string; plan: Pick<FinishedPlan, 'scope_paragraph' | 'milestones'> }

/** The paragraph that the plan opens with, to be worded by the person. What is typed and not saved yet is there again after a reload. */
export function ScopeCard({ topic, planId, projectId, plan }: ScopeCardProps) {
  const scope = plan.scope_paragraph
  const draft = topicDraft('scope', topic)
  const [typed, setTyped] = useState(() => readDraft(draft, z.string()))
  const edit = useRef<HTMLButtonElement>(null)
  const saving = useSavedScope({ topic, planId, projectId, plan })
  const close = () => {
    forgetDrafts(draft)
    setTyped(null)
    saving.reset()
    requestAnimationFrame(() => edit.current?.focus())
  }
  const type = (text: string) => {
    writeDraft(draft, text)
    setTyped(text)
  }
  return (
    <section id="scope" tabIndex={-1} aria-label="Scope" className="scroll-mt-20 outline-none">
      <Card
        title="Scope"
        description="The paragraph that the plan above opens with. Work Plan Complete drafts it anew until you have worded it yourself."
      >
        {typed === null ? (
          <div className="grid justify-items-start gap-3">
            {(!scope?.trim() || scope === SCOPE_FAILED) && (
              <Button variant="primary" busy={saving.isPending} onClick={() => saving.mutate(null)}>
                Draft the scope
              </Button>
            )}
            <Button ref={edit} icon={Pencil} onClick={() => setTyped(scope ?? '')}>
              {scope?.trim() ? 'Edit the scope' : 'Write the scope'}
            </Button>
          </div>
        ) : (
          <form
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              saving.mutate(typed, { onSuccess: close })
            }}
          >
            <TextArea aria-label="Scope" autoFocus rows={9} value={typed} onChange={({ target }) => type(target.value)} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="primary" busy={saving.isPending} disabled={typed.trim() === ''}>
                Save the scope
              </Button>
              <Button type="button" onClick={close}>
                Leave it as it was
              </Button>
            </div>
          </form>
        )}
        {saving.error && (
          <Banner tone="warning" title="The scope could not be saved">
            {saving.error.message} {typed !== null && 'What you typed is kept in this browser.'}
          </Banner>
        )}
      </Card>
    </section>
  )
}

/** Saves the scope as the person's own words, or null as it is drafted; the plan that is shown has it at once. */
function useSavedScope({ topic, planId, projectId, plan }: ScopeCardProps) {
  const client = useQueryClient()
  const drafted = async () => (await import('./drafted-scope.ts')).draftedScope(topic, plan.milestones)
  return useMutation({
    mutationFn: async (typed: string | null) =>
      call(api.updateWorkPlan, { id: planId, ...(typed === null ? await drafted() : { scope_paragraph: typed, scope_edited: true }) }),
    onSuccess: ({ scope_paragraph, scope_edited }) => {
      client.setQueryData<WorkPlan | null>(
        finalQueries.plan(projectId).queryKey,
        (plan) => plan && { ...plan, scope_paragraph, scope_edited },
      )
      return client.invalidateQueries({ queryKey: planReview(topic).queryKey })
    },
  })
}
