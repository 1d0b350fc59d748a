import { ArrowLeft, ListChecks, Plus } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Solicitation } from '../../../contract/solicitation-calls.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { SourceViewer } from '../../source/source-viewer.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Choice } from '../../ui/choice.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { AdditionForm } from './addition-form.tsx'
import { LeftOutList, RemovedList, UnsortedList } from './further-lists.tsx'
import { RequirementList } from './requirement-list.tsx'
import { type AdditionControl, useAddition } from './use-addition.ts'
import { type Chosen, useChosen } from './use-chosen.ts'
import { type EditDesk, useKeptEdits } from './use-kept-edits.ts'
import { type RequirementCalls, useRequirementCalls } from './use-requirement-calls.ts'

type Panel = 'list' | 'document'

const PANELS: { value: Panel; label: string }[] = [
  { value: 'list', label: 'Requirements' },
  { value: 'document', label: 'Document' },
]

/** The document beside the requirements that were read in it, where there is room for both; otherwise one at a time. */
export function ReadingScreen({ topic, solicitation }: { topic: CurrentTopic; solicitation: Solicitation }) {
  const { analysis, file, topic_store_id } = solicitation
  const desk = useKeptEdits(topic)
  const calls = useRequirementCalls(topic_store_id)
  const found = useChosen(analysis.requirements)
  const [panel, setPanel] = useState<Panel>(found.id ? 'document' : 'list')
  const viewer = useRef<HTMLDivElement>(null)
  const inSight = useRef(1)
  const seePage = (page: number) => {
    inSight.current = page
  }
  const open = () => {
    setPanel('document')
    requestAnimationFrame(() => focusHidden(viewer))
  }
  useArrival(panel, viewer)
  const chosen: Chosen = { ...found, choose: then(found.choose, open), show: then(found.show, open) }
  const addition = useAddition(analysis, desk, calls, found.choose)
  const begin = () => {
    flushSync(() => {
      if (!desk.addition) addition.propose({ page: inSight.current, quote: '' })
      setPanel('document')
    })
    viewer.current?.querySelector<HTMLElement>('form textarea')?.focus()
  }
  const shownOnly = (only: Panel) => (panel === only ? '' : 'max-xl:hidden')
  return (
    <div className="grid gap-6 xl:-mx-8 2xl:mr-[max(44rem-50vw,-20rem)]">
      <PageHeading
        title="Solicitation"
        lead={[analysis.topic.number, analysis.topic.title ?? analysis.topic_summary].filter(Boolean).join(': ')}
        actions={
          <ButtonLink to="/global-interview" icon={ArrowLeft}>
            Back to Global Interview
          </ButtonLink>
        }
      />
      <div className="sticky top-15 z-20 -mx-4 bg-sheet px-4 py-2 sm:-mx-8 sm:px-8 xl:hidden">
        <Choice label="Show" options={PANELS} value={panel} onChange={setPanel} />
      </div>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(22rem,2fr)_minmax(0,3fr)] xl:gap-4 2xl:gap-6">
        <div className={`grid min-w-0 content-start gap-4 ${shownOnly('list')}`}>
          <Lists {...{ solicitation, desk, calls, chosen }} propose={then(addition.propose, open)} begin={begin} />
        </div>
        <div
          ref={viewer}
          tabIndex={-1}
          className={`flex h-[calc(100dvh-10.5rem)] min-h-96 scroll-mt-40 flex-col gap-3 outline-none xl:sticky xl:top-20 xl:h-[calc(100dvh-7.5rem)] ${shownOnly('document')}`}
        >
          <div className="min-h-0 grow">
            <SourceViewer file={file} at={chosen.at} onSelectText={addition.propose} onPage={seePage} />
          </div>
          <OpenAddition pages={file.pages} desk={desk} addition={addition} />
        </div>
      </div>
    </div>
  )
}

function OpenAddition({ pages, desk, addition }: { pages: number; desk: EditDesk; addition: AdditionControl }) {
  if (!desk.addition) return null
  return (
    <AdditionForm
      addition={desk.addition}
      pages={pages}
      onChange={desk.setAddition}
      onAdd={addition.add}
      onCancel={() => desk.setAddition(null)}
    />
  )
}

function Lists({
  solicitation: { analysis },
  desk,
  calls,
  chosen,
  propose,
  begin,
}: {
  solicitation: Solicitation
  desk: EditDesk
  calls: RequirementCalls
  chosen: Chosen
  propose: AdditionControl['propose']
  /** Begins a requirement with no words yet. */
  begin: () => void
}) {
  const isGone = chosen.id !== null && !analysis.requirements.some(({ id }) => id === chosen.id)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-subtitle font-bold">Requirements</h2>
        <Button icon={Plus} onClick={begin}>
          Add requirement
        </Button>
        <p className="w-full text-caption text-muted">Choose one to see its words in the document. Select words there to add another.</p>
      </div>
      {isGone && (
        <p role="status" className="text-caption text-muted">
          {chosen.id} is not among the requirements now. It may have been removed.
        </p>
      )}
      {analysis.requirements.length === 0 ? (
        <EmptyState icon={ListChecks} heading="h3" title="No requirements found">
          Select the words in the document that ask for something, and add them as requirements.
        </EmptyState>
      ) : (
        <RequirementList requirements={analysis.requirements} chosen={chosen.id} onChoose={chosen.choose} desk={desk} calls={calls} />
      )}
      <RemovedList removed={analysis.removed_requirements} onPutBack={calls.putBack} />
      <UnsortedList unsorted={analysis.unsorted} onShow={chosen.show} onAdd={propose} />
      <LeftOutList leftOut={analysis.reading.left_out} />
    </>
  )
}

function then<Value>(first: (value: Value) => void, second: () => void): (value: Value) => void {
  return (value) => {
    first(value)
    second()
  }
}

/** Where the list has just given way to the document, the keyboard goes on there. */
function focusHidden(panel: RefObject<HTMLElement | null>): void {
  if (document.activeElement === document.body || !document.activeElement?.checkVisibility()) panel.current?.focus({ preventScroll: true })
}

/** Brings what the screen was opened at into sight: the chosen requirement in the list, or the document where it stands alone. */
function useArrival(panel: Panel, viewer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isAlone = !window.matchMedia('(min-width: 80rem)').matches
    if (panel === 'document' && isAlone) {
      viewer.current?.scrollIntoView({ block: 'start' })
      return
    }
    const chosen = document.querySelector('[data-choose][aria-current]')
    const place = chosen?.getBoundingClientRect()
    if (place && (place.top < 80 || place.bottom > window.innerHeight)) chosen?.scrollIntoView({ block: 'center' })
  }, [panel, viewer])
}
