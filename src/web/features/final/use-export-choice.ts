import { useMemo, useState } from 'react'
import * as z from 'zod'
import type { FinishedPlan } from '../../../domain/plan.ts'
import { coverageAnnex } from '../../../domain/plan-forms/coverage-annex.ts'
import type { FormSection } from '../../../domain/plan-forms/form-document.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { PrintedNarrative } from '../../../export/printed-narrative.ts'
import { readDraft, writeDraft } from '../../app/browser-store.ts'
import { topicDraft } from '../../app/topic-draft.ts'
import { strengthOf } from '../../grounding/coverage-rows.ts'
import type { Grounding } from '../../grounding/use-grounding.ts'
import { type ComponentForm, componentForm } from './export-form.ts'
import { type Narratives, useNarratives } from './use-narratives.ts'

/** How the plan is laid out in the Word document: the specification's five columns, or the component's own form. */
const Layout = z.enum(['five_columns', 'component'])
export type Layout = z.infer<typeof Layout>

/** What the person chose for the Word document, and what there is to choose from. */
export type ExportChoice = {
  /** Whether it is still to be found out what there is to choose from. */
  isComing: boolean
  /** The component's form; null where none is known. */
  offered: ComponentForm | null
  layout: Layout
  choose: (layout: Layout) => void
  /** Whether the requirement coverage is appended; null as long as it is not known. */
  annex: boolean | null
  toggleAnnex: (isWanted: boolean) => void
  /** What the steps tell, and whether it stands behind the plan. */
  narratives: Narratives
  /** What the document is made of besides the plan. */
  paper: Paper
}

/** The form that the document takes, null for the five columns, and what stands behind the plan. */
export type Paper = { form: ComponentForm | null; annexes: readonly FormSection[]; narratives: readonly PrintedNarrative[] }

/** Keeps the choice of a Word document's form; when nothing is chosen it is the five columns without annex. */
export function useExportChoice(topic: CurrentTopic, planId: string | null, plan: FinishedPlan, grounding: Grounding): ExportChoice {
  const { hasSolicitation, solicitation, coverage } = grounding
  const [chosen, choose] = useChosenLayout(topic)
  const [isWanted, toggleAnnex] = useState(false)
  const offered = useMemo(
    () => (solicitation.data ? componentForm(solicitation.data, topic, plan) : null),
    [solicitation.data, topic, plan],
  )
  const narratives = useNarratives(topic, planId, plan, grounding, offered)
  const rows = coverage.answer
  const hasAnnex = rows !== null && rows.length > 0
  const annexes = hasAnnex && isWanted ? [coverageAnnex(rows.map((row) => ({ ...row, strength: strengthOf(row) })))] : []
  const form = chosen === 'component' ? offered : null
  return {
    isComing: hasSolicitation && solicitation.isPending,
    offered,
    layout: form ? 'component' : 'five_columns',
    choose,
    annex: hasAnnex ? isWanted : null,
    toggleAnnex,
    narratives,
    paper: { form, annexes, narratives: narratives.kind === 'known' ? narratives.printed : [] },
  }
}

/** The layout that the person chose for this topic, as this browser keeps it; null when nothing was chosen. */
function useChosenLayout(topic: CurrentTopic): [Layout | null, (layout: Layout) => void] {
  const name = topicDraft('export-form', topic)
  const [chosen, note] = useState(() => readDraft(name, Layout))
  const choose = (layout: Layout) => {
    note(layout)
    writeDraft(name, layout)
  }
  return [chosen, choose]
}
