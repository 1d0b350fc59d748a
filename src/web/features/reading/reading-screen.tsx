import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Solicitation } from '../../../contract/solicitation-calls.ts'
import type { Analysis } from '../../../domain/solicitation/analysis.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import { SourceViewer } from '../../source/source-viewer.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Choice } from '../../ui/choice.tsx'
import { late } from '../../ui/late.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Lists } from './lists.tsx'
import { type AdditionControl, useAddition } from './use-addition.ts'
import { type EditDesk, useAutosavedEdits } from './use-autosaved-edits.ts'
import { type Chosen, useChosen, type View } from './use-chosen.ts'
import { type Look, useLook, useLookKeys } from './use-look.ts'
import { type RequirementCalls, useRequirementCalls } from './use-requirement-calls.ts'

const AdditionForm = late(async () => (await import('./addition-form.tsx')).AdditionForm)
const LookPanel = late(async () => (await import('./look-panel.tsx')).LookPanel)
const SentenceList = late(async () => (await import('./sentence-list.tsx')).SentenceList)

type Panel = 'list' | 'document'

const panels = (view: View): { value: Panel; label: string }[] => [
  { value: 'list', label: view === 'sentences' ? 'Sentences' : 'Requirements' },
  { value: 'document', label: 'Document' },
]

/**
 * The document beside the requirements that were read in it, where there is room for both; otherwise one at a time. A sentence that is asked about
 * stands with its page everywhere.
 */
export function ReadingScreen({ topic, solicitation }: { topic: CurrentTopic; solicitation: Solicitation }) {
  const { analysis, file, topic_store_id } = solicitation
  const calls = useRequirementCalls(topic_store_id)
  const desk = useAutosavedEdits(topic, calls.save)
  const found = useChosen(analysis.requirements)
  const look = useLook(analysis, calls)
  const isLooking = found.view === 'look'
  const [panel, setPanel] = useState<Panel>(found.id ? 'document' : 'list')
  const viewer = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const inSight = useRef(1)
  const seePage = (page: number) => {
    inSight.current = page
  }
  const open = () => {
    setPanel('document')
    requestAnimationFrame(() => focusHidden(viewer))
  }
  useArrival(panel, viewer)
  useLookKeys(area, isLooking ? look : null)
  const setView = then(found.setView, () => setPanel('list'))
  const chosen: Chosen = { ...found, setView, choose: then(found.choose, open), show: then(found.show, open) }
  const addition = useAddition(analysis, desk, calls, found.choose)
  const begin = () => {
    if (!desk.addition) void addition.propose({ page: inSight.current, quote: '' })
    setPanel('document')
    viewer.current?.querySelector<HTMLElement>('form textarea')?.focus()
  }
  const shownOnly = (only: Panel) => (isLooking || panel === only ? '' : 'max-xl:hidden')
  const lists = <Lists {...{ analysis, desk, calls, chosen, begin }} />
  return (
    <div className="grid gap-6 xl:-mx-8 2xl:mr-[max(44rem-50vw,-20rem)]">
      <ReadingHeading analysis={analysis} />
      {!isLooking && (
        <div className="sticky top-15 z-20 -mx-4 bg-sheet px-4 py-2 sm:-mx-8 sm:px-8 xl:hidden">
          <Choice label="Show" options={panels(found.view)} value={panel} onChange={setPanel} />
        </div>
      )}
      <div
        ref={area}
        tabIndex={-1}
        data-look={isLooking || undefined}
        className="grid grid-cols-1 gap-6 outline-none xl:grid-cols-[minmax(22rem,2fr)_minmax(0,3fr)] xl:gap-4 2xl:gap-6"
      >
        <div className={`grid min-w-0 content-start gap-4 ${shownOnly('list')}`}>
          {analysis.sentences.length > 0 ? <Views {...{ analysis, chosen, calls, look, lists }} /> : lists}
        </div>
        <div
          ref={viewer}
          tabIndex={-1}
          className={`flex min-h-96 scroll-mt-40 flex-col gap-3 outline-none xl:sticky xl:top-20 xl:h-[calc(100dvh-7.5rem)] ${isLooking ? 'h-[60dvh]' : 'h-[calc(100dvh-10.5rem)]'} ${shownOnly('document')}`}
        >
          <div className="min-h-0 grow">
            <SourceViewer
              file={file}
              at={isLooking ? (look.current?.sentence ?? null) : chosen.at}
              onSelectText={(place) => void addition.propose(place)}
              onPage={seePage}
            />
          </div>
          <OpenAddition pages={file.pages} desk={desk} addition={addition} />
        </div>
      </div>
    </div>
  )
}

function ReadingHeading({ analysis: { topic, topic_summary } }: { analysis: Analysis }) {
  return (
    <PageHeading
      title="Solicitation"
      lead={[topic.number, topic.title ?? topic_summary].filter(Boolean).join(': ')}
      actions={
        <ButtonLink to="/global-interview" icon={ArrowLeft}>
          Back to Global Interview
        </ButtonLink>
      }
    />
  )
}

type ViewsProps = { analysis: Analysis; chosen: Chosen; calls: RequirementCalls; look: Look; lists: ReactNode }

/** The requirements, the sentences that the reader is not sure of, and all sentences. */
function Views({ analysis, chosen, calls, look, lists }: ViewsProps) {
  const count = (of: number) => <span className="numeric text-caption font-normal text-muted">{of}</span>
  return (
    <Tabs
      label="What was read"
      value={chosen.view}
      onChange={chosen.setView}
      tabs={[
        { name: 'requirements', label: 'Requirements', content: <div className="grid gap-4">{lists}</div> },
        {
          name: 'look',
          label: 'To look at',
          mark: count(look.left),
          content: <LookPanel look={look} onShowRequirements={() => chosen.setView('requirements')} />,
        },
        {
          name: 'sentences',
          label: 'All sentences',
          content: <SentenceList sentences={analysis.sentences} onShow={chosen.show} onTurn={calls.judge} />,
        },
      ]}
    />
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
