import { useMemo } from 'react'
import * as z from 'zod'
import type { ComponentFacts } from '../../../domain/component/component-facts.ts'
import { componentFactsInForce } from '../../../domain/component/facts-in-force.ts'
import type { FinishedPlan } from '../../../domain/plan.ts'
import { coverageAnnex } from '../../../domain/plan-forms/coverage-annex.ts'
import type { FormDocument, FormSection } from '../../../domain/plan-forms/form-document.ts'
import { fiveColumns } from '../../../domain/plan-forms/plan-columns.ts'
import { coverageWords } from '../../../domain/quality/coverage-words.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { PrintedNarrative } from '../../../export/printed-narrative.ts'
import { coverageCounts, strengthOf } from '../../grounding/coverage-rows.ts'
import type { Grounding } from '../../grounding/use-grounding.ts'
import { type ComponentForm, componentForm, withPictures } from './export-form.ts'
import { limitSentence, pageLimit } from './page-limit.ts'
import { useKeptChoice } from './use-kept-choice.ts'
import { type Narratives, useNarratives } from './use-narratives.ts'

/** What the Word document can be, and what goes into it beside the plan. */
export type ExportChoice = {
  /** Whether it is still to be found out what there is to choose from. */
  isComing: boolean
  /** The plan in the specification's five columns. */
  columns: FormDocument
  /** The component's form; null where none is known. */
  offered: ComponentForm | null
  /** What the component asks of the volume that holds the plan. */
  volume: ComponentFacts | undefined
  /** Whether the requirement coverage is appended; null as long as it is not known. */
  annex: boolean | null
  toggleAnnex: (isWanted: boolean) => void
  /** How many requirements the annex has to show as answered how strongly, told before it is appended. */
  covered: string
  /** Whether schedule and payments are drawn behind the plan. */
  pictures: boolean
  togglePictures: (isWanted: boolean) => void
  /** What the steps tell, and whether it stands behind the plan. */
  narratives: Narratives
  /** What stands behind the plan. */
  behind: Behind
}

/** What stands behind the plan in the Word document. */
export type Behind = { annexes: readonly FormSection[]; narratives: readonly PrintedNarrative[] }

/** What else the person wants behind the plan, as this browser keeps it; what is absent was not chosen. */
const Wanted = z.object({ coverage: z.boolean().optional(), pictures: z.boolean().optional() })

/** What the Word document is made of; until somebody asks for more it is the plan with what was finalized of its narratives. */
export function useExportChoice(topic: CurrentTopic, planId: string | null, plan: FinishedPlan, grounding: Grounding): ExportChoice {
  const { hasSolicitation, solicitation, coverage } = grounding
  const [{ coverage: isWanted = false, pictures = false }, choose] = useKeptChoice('annexes', topic, Wanted)
  const toggleAnnex = (isOn: boolean) => choose({ coverage: isOn })
  const togglePictures = (isOn: boolean) => choose({ pictures: isOn })
  const columns = useMemo(() => {
    const form = fiveColumns({ plan, topic_name: topic.name, component: null })
    return pictures ? withPictures(form, plan) : form
  }, [plan, topic.name, pictures])
  const offered = useMemo(
    () => (solicitation.data ? componentForm(solicitation.data, topic, plan, pictures) : null),
    [solicitation.data, topic, plan, pictures],
  )
  const volume = useMemo(() => {
    if (!solicitation.data) return undefined
    const { analysis, instructions } = solicitation.data
    return componentFactsInForce(analysis, instructions?.read ?? null, topic.phase, topic.programType)
  }, [solicitation.data, topic.phase, topic.programType])
  const limit = { limit: limitSentence(pageLimit(offered, volume)), isOfForm: offered?.pages !== undefined }
  const narratives = useNarratives(topic, planId, plan, grounding, limit)
  const rows = coverage.answer
  const hasAnnex = rows !== null && rows.length > 0
  const appended = hasAnnex && isWanted ? [coverageAnnex(rows.map((row) => ({ ...row, strength: strengthOf(row) })))] : []
  return {
    isComing: hasSolicitation && solicitation.isPending,
    columns,
    offered,
    volume,
    annex: hasAnnex ? isWanted : null,
    toggleAnnex,
    covered: coverageWords(coverageCounts(rows ?? [])),
    pictures,
    togglePictures,
    narratives,
    behind: { annexes: appended, narratives: narratives.kind === 'known' ? narratives.printed : [] },
  }
}
