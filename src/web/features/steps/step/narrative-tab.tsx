import { lazy, memo, Suspense, useState, useSyncExternalStore } from 'react'
import { stepDraft } from '../../../app/topic-draft.ts'
import { HistoryButton } from '../../../changes/history-button.tsx'
import { MergeView } from '../../../changes/merge-view.tsx'
import { RegenerateButton } from '../../../changes/regenerate-button.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { useVoiceRefine } from '../../../voice/use-voice-refine.ts'
import { OfferedChange, VoiceRefine } from '../../../voice/voice-refine.tsx'
import { type AutosavedNarrative, NARRATIVE } from './autosaved-narrative.ts'
import { CitationList } from './citation-list.tsx'
import type { KeptStep } from './kept-step.ts'
import { NarrativeEditor, type SoughtPlace } from './narrative-editor.tsx'
import { NarrativeGate } from './narrative-gate.tsx'
import { useStepsRoom } from './steps-room.tsx'
import type { ShownReport } from './use-step-report.ts'

const MarkdownPreview = lazy(() =>
  import('../../../ui/markdown-preview.tsx').then(({ MarkdownPreview: Preview }) => ({ default: Preview })),
)

/** The longest narrative that is drawn, in characters: what the server takes at most. */
const LONGEST_DRAWN = 200_000

type NarrativeTabProps = {
  step: KeptStep
  milestone_number: number
  autosaved: AutosavedNarrative
  /** The narrative as it was when the typing last paused. */
  rested: string
  shown: ShownReport
  sought: SoughtPlace | null
  onQc: () => void
}

/** A step's narrative: written in Markdown, shown as it reads, with what it cites and the gate to finalizing (spec §2). */
export function NarrativeTab({ step, milestone_number, autosaved, rested, shown, sought, onQc }: NarrativeTabProps) {
  const isWide = useMedia('(min-width: 64rem)')
  const { topic } = useStepsRoom()
  const place = { name: `${stepDraft('step-narrative', topic, step.step_id)}spoken/`, milestone_number, step_type: step.profile_id }
  const refining = useVoiceRefine(place, rested)
  const { offered, isBusy, drop } = refining
  const type = (text: string) => {
    if (offered) drop()
    autosaved.write(text)
  }
  const [view, look] = useState<'write' | 'preview'>(rested.trim() === '' ? 'write' : 'preview')
  const [lastSought, noteSought] = useState(sought)
  if (sought !== lastSought) {
    // words that are looked for are selected in the editor
    noteSought(sought)
    look('write')
  }
  const isWriting = isWide || view === 'write'
  const isReading = isWide || view === 'preview'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <NarrativeConflict autosaved={autosaved} milestone_number={milestone_number} />
      <p className="text-caption text-muted">
        The milestone told as prose. No export prints it unless you choose so on the Final Work Plan; what is handed in stands above.
      </p>
      {!isWide && (
        <Choice
          label="Narrative as"
          options={[
            { value: 'preview', label: 'As it reads' },
            { value: 'write', label: 'Text to edit' },
          ]}
          value={view}
          onChange={look}
        />
      )}
      <div className={`grid gap-5 ${isWide ? 'grid-cols-2' : 'grid-cols-[minmax(0,1fr)]'}`}>
        {isWriting && (
          <NarrativeEditor
            autosaved={autosaved}
            milestone_number={milestone_number}
            sought={sought}
            offered={offered?.text ?? null}
            isOutOfUse={isBusy}
            onType={type}
          />
        )}
        {isReading && <Preview text={refining.shown} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <VoiceRefine refining={refining} isDisabled={rested.trim() === ''} />
      </div>
      {refining.offered && <OfferedChange offered={refining.offered} drop={refining.drop} />}
      <NarrativeGate
        step={step}
        autosaved={autosaved}
        narrative={rested}
        report={shown.report}
        isSpoken={isBusy}
        beforeSave={() => refining.takeOver(autosaved.write)}
        onQc={onQc}
      />
      <NarrativeTools step={step} autosaved={autosaved} rested={rested} milestone_number={milestone_number} />
      <CitationList step={step} isOld={rested !== (step.user_narrative_md ?? '')} />
    </div>
  )
}

const Preview = memo(function Preview({ text }: { text: string }) {
  return (
    <div className="flex min-h-100 flex-col gap-1.5">
      <p className="font-semibold">Preview</p>
      <div className="relative grow rounded-control border border-line">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can only scroll what it can reach */}
        <section aria-label="Preview of the narrative" tabIndex={0} className="absolute inset-0 overflow-y-auto rounded-control px-4 py-3">
          {text.trim() === '' && <p className="text-muted">The narrative as it will read appears here.</p>}
          {text.length > LONGEST_DRAWN && <p className="text-muted">This text is too long for a preview.</p>}
          {text.trim() !== '' && text.length <= LONGEST_DRAWN && (
            <Suspense fallback={<Skeleton lines={5} label="Loading the preview" />}>
              <MarkdownPreview text={text} />
            </Suspense>
          )}
        </section>
      </div>
    </div>
  )
})

/** Drafting the narrative anew, and its earlier states. */
function NarrativeTools({
  step,
  autosaved,
  rested,
  milestone_number,
}: Pick<NarrativeTabProps, 'step' | 'autosaved' | 'rested' | 'milestone_number'>) {
  const { topic } = useStepsRoom()
  const saved = useSyncExternalStore(autosaved.subscribe, () => autosaved.all()[NARRATIVE]?.base.text ?? '')
  const of = { topic_store_id: topic.storeId, step_id: step.step_id }
  const what = `the narrative of milestone ${milestone_number}`
  if (saved.trim() === '') return null
  return (
    <div className="-mx-4 flex flex-wrap">
      <RegenerateButton
        asked={{ ...of, topic_slug: topic.slug, part: 'narrative' }}
        what={what}
        present={() => autosaved.text()}
        prepare={autosaved.saveTyped}
        onAccept={(text, by) => void autosaved.take(text, by)}
      />
      <HistoryButton {...of} part="narrative" what={what} present={rested} onRestore={(text) => void autosaved.take(text, 'person')} />
    </div>
  )
}

/** Says that a narrative was changed elsewhere too, and lets the person put both texts together. Nothing is written over before that. */
function NarrativeConflict({ autosaved, milestone_number }: { autosaved: AutosavedNarrative; milestone_number: number }) {
  const narrative = useSyncExternalStore(autosaved.subscribe, () => autosaved.all()[NARRATIVE])
  const [isOpen, open] = useState(false)
  if (!narrative?.theirs) return null
  const { base, theirs } = narrative
  return (
    <>
      <Banner
        tone="warning"
        title="This narrative was changed elsewhere too"
        actions={<Button onClick={() => open(true)}>Put both together</Button>}
      >
        Your text is kept in this browser. It is saved once both are put together.
      </Banner>
      {isOpen && (
        <MergeView
          what={`The narrative of milestone ${milestone_number}`}
          fields={[
            { name: 'narrative', label: 'Narrative', unit: 'sentences', base: base.text, mine: autosaved.text(), theirs: theirs.text },
          ]}
          onSave={({ narrative }) => {
            open(false)
            void autosaved.merged(narrative)
          }}
          onCancel={() => open(false)}
        />
      )}
    </>
  )
}
