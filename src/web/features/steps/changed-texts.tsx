import { FileDiff } from 'lucide-react'
import { useState } from 'react'
import { listed } from '../../../domain/quality/quoted.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { raised } from '../../../language/characters.ts'
import type { Settle } from '../../app/work-breakdown-slot.ts'
import { ChangeDialog } from '../../changes/change-dialog.tsx'
import { draftedLead } from '../../changes/regenerated-words.ts'
import { Button } from '../../ui/button.tsx'
import type { AutosavedPlan } from './autosaved-plan.ts'
import { changedWords } from './changed-words.ts'
import { type ChangedText, FIELD_NAMES, useChangedTexts } from './use-changed-texts.ts'

type ChangedTextsProps = { topic: CurrentTopic; editor: AutosavedPlan; settle: Settle }

/** From rows to texts: which milestones say otherwise than the rows by now, all at once where nobody has written in them, and to compare where somebody has. */
export function ChangedTexts({ topic, editor, settle }: ChangedTextsProps) {
  const { changed, look, takeOver, accept } = useChangedTexts(topic, editor)
  const [compared, compare] = useState<ChangedText | null>(null)
  const texts = changed.kind === 'known' ? changed.texts : []
  const untouched = texts.filter(({ isEdited }) => !isEdited)
  return (
    <section
      aria-label="From the rows to the texts"
      className="grid gap-2 rounded-card border border-line-strong bg-surface px-4 py-3 md:sticky md:bottom-0 md:z-22 md:shadow-overlay"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 grow basis-64">
          {changed.kind === 'unasked' && 'What you change in the rows stands in the texts once you take it over.'}
          {changed.kind === 'coming' && `Drafting milestone ${Math.min(changed.done + 1, changed.of)} of ${changed.of} anew…`}
          {changed.kind === 'known' && foundWords(texts)}
        </p>
        <Button icon={FileDiff} busy={changed.kind === 'coming'} onClick={() => void look(settle)}>
          See which milestones change
        </Button>
        {untouched.length > 0 && (
          <Button variant="primary" onClick={() => void takeOver(untouched)}>
            Take over in {milestones(untouched)}
          </Button>
        )}
      </div>
      {texts.length > 0 && (
        <ul className="grid gap-x-8 md:max-h-24 md:grid-cols-2 md:overflow-y-auto">
          {texts.map((one) => (
            <li key={`${one.milestone_number} ${one.field}`} className="flex flex-wrap items-center justify-between gap-x-4">
              <span>
                <span className="font-semibold">
                  Milestone {one.milestone_number}
                  {one.field !== 'text' && `, ${FIELD_NAMES[one.field]}`}
                </span>
                <span className="text-muted">
                  : {changedWords(one)}
                  {one.isEdited && '; you have edited it, compare first'}
                </span>
              </span>
              <Button variant="quiet" aria-label={`Compare ${nameOf(one)}`} onClick={() => compare(one)}>
                Compare
              </Button>
            </li>
          ))}
        </ul>
      )}
      {compared && (
        <ChangeDialog
          title={raised(nameOf(compared))}
          lead={draftedLead(compared.written_by, false)}
          before={compared.before}
          after={compared.after}
          onAccept={(text, isWhole) => accept(compared, text, isWhole ? compared.written_by.kind : 'person')}
          onClose={() => compare(null)}
        />
      )}
    </section>
  )
}

/** "the acceptance criteria of milestone 2" */
function nameOf({ milestone_number, field }: ChangedText): string {
  return `the ${FIELD_NAMES[field]} of milestone ${milestone_number}`
}

function foundWords(texts: readonly ChangedText[]): string {
  if (texts.length === 0) return 'The texts say what the rows say.'
  return `${texts.length === 1 ? '1 text' : `${texts.length} texts`} would change.`
}

/** "milestone 2", "milestones 2 and 3" */
function milestones(texts: readonly ChangedText[]): string {
  const numbers = [...new Set(texts.map(({ milestone_number }) => String(milestone_number)))]
  return `${numbers.length === 1 ? 'milestone' : 'milestones'} ${listed(numbers)}`
}
