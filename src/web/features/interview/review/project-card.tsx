import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { Phase, phaseLabel } from '../../../../domain/program.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { DraftedBy } from '../../../drafting/drafted-by.tsx'
import { changedEntries, type Entries, type EntryName, entriesOf } from '../../../entries/entries.ts'
import type { Proposals } from '../../../entries/proposals.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { late } from '../../../ui/late.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useFocusReturn } from '../../../ui/use-focus-return.ts'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { FieldValue, PageOf } from './field-value.tsx'
import { documentCalled, type OpenPlace } from './place-link.tsx'
import { isUnchecked, type ProjectField, projectFields } from './project-fields.ts'
import type { ProjectChange } from './use-project-change.ts'

const ProjectEdit = late(async () => (await import('./project-edit.tsx')).ProjectEdit, <Skeleton lines={8} label="Opening the form" />)

type ProjectCardProps = {
  topic: CurrentTopic
  project: ProjectChange
  proposals: Proposals
  /** Whether the phase is neither chosen nor said. */
  isPhaseOpen: boolean
  /** Puts what the documents say where the person entered nothing. */
  settle: (entries: Entries, touched: readonly EntryName[]) => Entries
  onOpen: OpenPlace
  /** Whether the interview has begun before. */
  isStarted: boolean
  onStart: () => void
}

/** Project Information: each field with where it comes from, to be corrected in place (spec §2). */
export function ProjectCard({ topic, project, proposals, isPhaseOpen, settle, onOpen, isStarted, onStart }: ProjectCardProps) {
  const [editing, edit] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useFocusReturn(editing, opener)
  const shown = useRef<HTMLDivElement>(null)
  // a question that is answered goes away with its buttons
  useKeptFocus(shown)
  const fields = projectFields(topic, project.entered?.touched ?? null, proposals)
  const save = async (entries: Entries, typed: readonly EntryName[]) => {
    const changed = changedEntries(entriesOf(topic), entries)
    // whoever saves the form has looked at what it was preset with
    const preset = fields.flatMap(({ name, source }) => (isUnchecked(source) ? name : []))
    const touched = [...new Set([...touchedOf(project), ...preset, ...changed, ...typed])]
    if (changed.length === 0) project.remember({ touched })
    else if (!(await project.change(entries, touched))) return
    edit(false)
  }
  return (
    <Card
      title="Project Information"
      description={
        isStarted
          ? 'This stands in the scope, in the kickoff and in the head of the Word file. Work Plan Complete words the scope with what you change.'
          : 'Look this over before you start. Everything that is drafted is built on it.'
      }
      aside={
        !editing && (
          <Button ref={opener} icon={Pencil} onClick={() => edit(true)}>
            Edit
          </Button>
        )
      }
      footer={
        !editing && (
          <Button variant="primary" onClick={onStart} disabled={project.saving}>
            {isStarted ? 'Go on with the Interview' : 'Start Interview'}
          </Button>
        )
      }
    >
      {editing ? (
        <ProjectEdit
          first={entriesOf(topic)}
          saving={project.saving}
          onSave={(entries, typed) => void save(entries, typed)}
          onCancel={() => edit(false)}
        />
      ) : (
        <div ref={shown} className="grid gap-6">
          <FieldList topic={topic} project={project} fields={fields} isOpen={isPhaseOpen} settle={settle} onOpen={onOpen} />
          <AboutTopic topic={topic} />
          <div className="empty:hidden">
            <DraftedBy topic={topic} />
          </div>
        </div>
      )}
    </Card>
  )
}

type FieldListProps = Pick<ProjectCardProps, 'topic' | 'project' | 'settle' | 'onOpen'> & {
  fields: readonly ProjectField[]
  isOpen: boolean
}

function FieldList({ topic, project, fields, isOpen, settle, onOpen }: FieldListProps) {
  const take = async ({ name, label, source, says }: ProjectField) => {
    if (!says) return
    const before = { entries: entriesOf(topic), touched: touchedOf(project) }
    const others = before.touched.filter((other) => other !== name)
    // of two readings the one that is chosen is the person's own
    const touched = source.kind === 'documents' ? [...others, name] : others
    const after = settle({ ...before.entries, [name]: says.proposal.value } as Entries, touched)
    if (!(await project.change(after, touched))) return
    showToast({
      title: `${label}: ${says.text}`,
      variant: 'success',
      action: { label: 'Undo', onPress: () => void project.change(before.entries, before.touched) },
    })
  }
  const keep = ({ name }: ProjectField) => project.remember({ touched: [...touchedOf(project), name] })
  const asked = fields.filter((field) => isAsked(field, project.entered?.touched ?? null))
  const { saving } = project
  const choosePhase = async (phase: Phase) => {
    const touched: EntryName[] = [...touchedOf(project), 'phase']
    await project.change(settle({ ...entriesOf(topic), phase }, touched), touched)
  }
  return (
    <>
      {isOpen && !asked.some(({ name }) => name === 'phase') && (
        <PhaseQuestion saving={saving} onChoose={(phase) => void choosePhase(phase)} />
      )}
      {asked.map((field) => (
        <DocumentQuestion
          key={field.name}
          field={field}
          saving={saving}
          onOpen={onOpen}
          onUse={() => void take(field)}
          onKeep={() => keep(field)}
        />
      ))}
      <Facts
        facts={fields.map((field) => {
          const shown = asked.includes(field) ? { ...field, says: null } : field
          const actions = { saving, onOpen, onUse: () => void take(field), onKeep: () => keep(field) }
          return { label: field.label, value: <FieldValue field={shown} {...actions} /> }
        })}
      />
    </>
  )
}

function AboutTopic({ topic }: { topic: CurrentTopic }) {
  const { topic_brief } = topic.analysis
  if (!topic_brief || topic_brief === topic.name) return null
  return (
    <div className="grid gap-1.5 [overflow-wrap:anywhere]">
      <h3 className="text-body font-bold">About the topic</h3>
      <p className="max-w-prose whitespace-pre-line">{topic_brief}</p>
    </div>
  )
}

function touchedOf({ entered }: ProjectChange): EntryName[] {
  return entered?.touched ?? []
}

/** What the form sets before anybody chooses, and what too much hangs on for a document to change it by itself. */
const ASKED: readonly ProjectField['name'][] = ['phase', 'programType']

/** Whether a document says otherwise of something that it may not change, and the person has not said yet which counts. */
function isAsked({ name, says }: ProjectField, touched: readonly EntryName[] | null): boolean {
  return says !== null && ASKED.includes(name) && touched !== null && !touched.includes(name)
}

/** Asks for the phase where no document says it and nobody has chosen one: limits and form hang on it. */
function PhaseQuestion({ saving, onChoose }: { saving: boolean; onChoose: (phase: Phase) => void }) {
  return (
    <Banner tone="warning" title="Which phase is it?">
      <p>The documents do not say. What is known of award, period and form follows from it.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {Phase.options.map((phase) => (
          <Button key={phase} disabled={saving} onClick={() => onChoose(phase)}>
            {phaseLabel(phase)}
          </Button>
        ))}
      </div>
    </Banner>
  )
}

type DocumentQuestionProps = { field: ProjectField; saving: boolean; onOpen: OpenPlace; onUse: () => void; onKeep: () => void }

/** Asks which counts, what the document says or what the person chose; until it is answered, nothing changes. */
function DocumentQuestion({ field: { label, value, says }, saving, onOpen, onUse, onKeep }: DocumentQuestionProps) {
  if (!says) return null
  const { from, page } = says.proposal
  const origin = page === undefined ? 'topic number' : documentCalled(from === 'instructions' ? 'instructions' : 'topic')
  return (
    <Banner tone="warning" title={`Which ${label.toLowerCase()} is it?`}>
      <p>
        The {origin} says {says.text}
        <PageOf proposal={says.proposal} onOpen={onOpen} />. Your form says {value}, which stays until you change it.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={saving} onClick={onUse}>
          Change to {says.text}
        </Button>
        <Button disabled={saving} onClick={onKeep}>
          Keep {value}
        </Button>
      </div>
    </Banner>
  )
}
