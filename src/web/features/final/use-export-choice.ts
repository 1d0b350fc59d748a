import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import * as z from 'zod'
import type { ComponentFacts } from '../../../domain/component/component-facts.ts'
import { printedFacts } from '../../../domain/component/limit.ts'
import type { FinishedPlan } from '../../../domain/plan.ts'
import type { FormDocument } from '../../../domain/plan-forms/form-document.ts'
import { fiveColumns } from '../../../domain/plan-forms/plan-columns.ts'
import { requirementsSections, requirementsText } from '../../../domain/plan-forms/requirements-table.ts'
import { withoutBlanks } from '../../../domain/plan-forms/without-blanks.ts'
import { planText } from '../../../domain/printed-plan.ts'
import type { ToldNarrative } from '../../../domain/steps/told-narratives.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { Grounding } from '../../grounding/use-grounding.ts'
import { showToast } from '../../ui/toasts.ts'
import { type ComponentForm, componentForm, withPictures } from './export-form.ts'
import { limitSentence, pageLimit } from './page-limit.ts'
import { useKeptChoice } from './use-kept-choice.ts'
import { type Narratives, useNarratives } from './use-narratives.ts'

/** What stands behind the plan, schedule and payments drawn and the table of the requirements, and the headings of its outline, one a line. */
export type Parts = { pictures: boolean; requirements: boolean; open: boolean; headings: string }

/** What the Word document can be, and what goes into it beside the plan. */
export type ExportChoice = {
  /** Whether it is still to be found out what there is to choose from. */
  isComing: boolean
  /** Whether a solicitation was read, by which the plan can be laid out under headings of its own. */
  isRead: boolean
  /** The plan in the specification's five columns. */
  columns: FormDocument
  /** The component's form; null where none is known. */
  offered: ComponentForm | null
  /** What the component is known to ask of the volume that holds the plan. */
  volume: ComponentFacts | undefined
  /** The plan in plain text, with the requirements and where they are answered. */
  text: string
  /** Whether the company has said of something that nobody knows it yet. */
  hasOpenPoints: boolean
  parts: Parts
  choose: (change: Partial<Parts>) => void
  /** What the steps tell, and whether it stands behind the plan. */
  narratives: Narratives
  /** Those that stand behind the plan. */
  behind: readonly ToldNarrative[]
}

/** What else the person wants behind the plan, as this browser keeps it; what is absent was not chosen. */
const Wanted = z.object({ pictures: z.boolean(), requirements: z.boolean(), open: z.boolean(), headings: z.string() }).partial()

const NONE: readonly ToldNarrative[] = []

/** What the Word document is made of; until somebody asks for more it is the plan with the requirements and where they are answered. */
export function useExportChoice(topic: CurrentTopic, planId: string | null, kept: FinishedPlan, grounding: Grounding): ExportChoice {
  const plan = useMemo(() => withoutBlanks(kept), [kept])
  const { hasSolicitation, solicitation, coverage } = grounding
  const [{ pictures = false, requirements = true, open = true, headings: typed }, choose] = useKeptChoice('annexes', topic, Wanted)
  const asked = coverage.answer ?? undefined
  const points = grounding.basis?.open_points
  const drawing = useDrawing(pictures, () => choose({ pictures: false }))?.picturesSection
  const headings = useDeferredValue(typed)
  const { columns, offered } = useMemo(() => {
    const wanted = { asked: requirements ? asked : undefined, open: open ? points : undefined }
    const drawn = pictures ? drawing : undefined
    return {
      columns: withPictures(fiveColumns({ plan, topic_name: topic.name, component: null, ...wanted }), plan, drawn),
      offered: solicitation.data
        ? componentForm(solicitation.data, topic, plan, {
            ...wanted,
            drawn,
            headings: headings?.split('\n').flatMap((line) => line.trim() || []),
          })
        : null,
    }
  }, [pictures, requirements, open, points, plan, topic, asked, drawing, headings, solicitation.data])
  const volume = useMemo(() => printedFacts(solicitation.data?.facts ?? null) ?? undefined, [solicitation.data])
  const narratives = useNarratives(topic, planId, plan, grounding, limitSentence(pageLimit(offered, volume)))
  const isCounting = solicitation.data !== undefined && asked === undefined && !coverage.isFailed
  return {
    isComing: hasSolicitation && (solicitation.isPending || isCounting),
    isRead: solicitation.data !== undefined,
    columns,
    offered,
    volume,
    text: [planText(plan), ...requirementsText(requirementsSections({ asked, open: points }, plan.milestones))].join('\n\n'),
    hasOpenPoints: points !== undefined && points.length > 0,
    parts: { pictures, requirements, open, headings: typed ?? solicitation.data?.facts?.outline?.value.join('\n') ?? '' },
    choose,
    narratives,
    behind: narratives.kind === 'known' ? narratives.printed : NONE,
  }
}

type Drawing = typeof import('../../../export/plan-pictures.ts')

/** What draws the schedule and the payments, fetched once pictures are wanted; `onFailure` is called, and the person told, where it cannot be fetched. */
function useDrawing(isWanted: boolean, onFailure: () => void): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>()
  const failed = useEffectEvent(() => {
    const description = 'The server was not reached. Tick the box again in a moment.'
    showToast({ title: 'The pictures could not be drawn', description, variant: 'destructive' })
    onFailure()
  })
  useEffect(() => {
    if (isWanted) import('../../../export/plan-pictures.ts').then(setDrawing, failed)
  }, [isWanted])
  return isWanted ? drawing : undefined
}

/** Whether parts of the document are still to come: made or counted before they are there, it would be without them, or in another form. */
export function isStillComing({ isComing, narratives }: ExportChoice): boolean {
  return isComing || narratives.kind === 'coming'
}
