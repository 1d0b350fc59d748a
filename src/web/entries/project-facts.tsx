import { Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { api } from '../../contract/api.ts'
import { projectOf } from '../../domain/proposal.ts'
import type { CurrentTopic } from '../../domain/topic.ts'
import { writeStore } from '../app/browser-store.ts'
import { call } from '../app/call.ts'
import { outcome } from '../app/outcome.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { ITEM_LOOK } from '../ui/link-look.ts'
import { Modal } from '../ui/modal.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { awardObjection } from './award-objection.ts'
import { Line } from './project-entries.tsx'

/** What can be said otherwise of a project at any time: nothing that was read or drafted hangs on it. */
type Facts = { customerOrganization: string; systemName: string; researchInstitution: string; award: string }

type ProjectFactsProps = { topic: CurrentTopic; onChanged: () => void }

/** Who the work is for, what the system is called and what the award is, to be said otherwise whenever that is found out. */
export function ProjectFacts({ topic, onChanged }: ProjectFactsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={ITEM_LOOK}>
        <Pencil aria-hidden className="size-4 shrink-0" />
        Project facts
      </button>
      {isOpen && (
        <FactsForm
          topic={topic}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            onChanged()
          }}
        />
      )}
    </>
  )
}

function FactsForm({ topic, onClose, onSaved }: { topic: CurrentTopic; onClose: () => void; onSaved: () => void }) {
  const [facts, set] = useState<Facts>(() => ({
    customerOrganization: topic.customerOrganization,
    systemName: topic.systemName,
    researchInstitution: topic.researchInstitution ?? '',
    award: topic.totalProposedEffort > 0 ? String(topic.totalProposedEffort) : '',
  }))
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useId()
  const type = (change: Partial<Facts>) => set((now) => ({ ...now, ...change }))
  const save = async () => {
    setSaving(true)
    const failed = await kept(changed(topic, facts))
    setSaving(false)
    if (failed === null) return onSaved()
    setProblem(failed)
  }
  return (
    <Modal
      title="Project facts"
      lead="They stand in the scope, in the kickoff and in the head of the Word file. Work Plan Complete words the scope with them."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" busy={isSaving} disabled={awardObjection(facts.award) !== null}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {problem && (
          <Banner tone="warning" title="The project facts could not be saved">
            {problem}
          </Banner>
        )}
        <Line
          label="Customer Organization"
          hint="Only who knows of it: it is named as the customer, and at the kickoff. Leave it blank if there is none."
          value={facts.customerOrganization}
          onType={(customerOrganization) => type({ customerOrganization })}
        />
        <Line
          label="System Name"
          hint="What you propose to build."
          value={facts.systemName}
          onType={(systemName) => type({ systemName })}
        />
        {topic.programType === 'STTR' && (
          <Line
            label="Research Institution"
            value={facts.researchInstitution}
            onType={(researchInstitution) => type({ researchInstitution })}
          />
        )}
        <Field label="Award Amount" hint="Dollars, without $ or commas." error={awardObjection(facts.award) ?? undefined}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              prefix="$"
              value={facts.award}
              onChange={({ target }) => type({ award: target.value })}
            />
          )}
        </Field>
      </form>
    </Modal>
  )
}

function changed(topic: CurrentTopic, { customerOrganization, systemName, researchInstitution, award }: Facts): CurrentTopic {
  const institution = topic.programType === 'STTR' ? { researchInstitution: researchInstitution.trim() } : {}
  return {
    ...topic,
    customerOrganization: customerOrganization.trim(),
    systemName: systemName.trim(),
    totalProposedEffort: Number(award) || 0,
    ...institution,
  }
}

/** Keeps the facts with the project, where it has one, and in this browser; gives back why that failed, null when it did not. */
async function kept(topic: CurrentTopic): Promise<string | null> {
  if (topic.projectId !== undefined) {
    const saved = await outcome(call(api.updateProject, { id: topic.projectId, customer_org: projectOf(topic).customer_org, topic }))
    if (!saved.ok) return saved.problem.message
  }
  writeStore('currentTopic', topic)
  return null
}
