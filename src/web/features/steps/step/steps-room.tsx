import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react'
import type { Solicitation } from '../../../../contract/solicitation-calls.ts'
import type { PlanSources } from '../../../../domain/grounding/sources.ts'
import { centsOf } from '../../../../domain/money.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import type { GroundingChecker } from '../../../grounding/grounding-checker.ts'
import type { PlanToReport } from '../../../grounding/grounding-job.ts'
import type { Grounding } from '../../../grounding/use-grounding.ts'
import type { AutosavedPlan } from '../autosaved-plan.ts'
import type { StepPlan } from '../step-plan.ts'
import type { StepsOnServer } from './use-steps-state.ts'

/** What every step of a plan works with. */
export type StepsRoom = {
  topic: CurrentTopic
  editor: AutosavedPlan
  /** Whether the server has the plan: before that, no step can begin. */
  isOnServer: boolean
  onServer: StepsOnServer
  checker: GroundingChecker
  /** What the plan may rest on, undefined while that is not known. */
  sources: PlanSources | undefined
  solicitation: Solicitation | undefined
  /** The plan as the quality rules see it while it is edited; null while its solicitation is not known. */
  plan: PlanToReport | null
}

const Room = createContext<StepsRoom | null>(null)

/** The room around a step. */
export function useStepsRoom(): StepsRoom {
  const room = useContext(Room)
  if (!room) throw new Error('A step stands in the room of its plan')
  return room
}

type StepsProps = {
  topic: CurrentTopic
  editor: AutosavedPlan
  isOnServer: boolean
  onServer: StepsOnServer
  plan: StepPlan
  grounding: Grounding
  children: ReactNode
}

/** Gives all steps inside what they work with. */
export function Steps({ topic, editor, isOnServer, onServer, plan, grounding, children }: StepsProps) {
  const { checker, basis: sources } = grounding
  const solicitation = grounding.solicitation.data
  const toReport = usePlanToReport(topic, plan, solicitation)
  const room = useMemo(
    () => ({ topic, editor, isOnServer, onServer, checker, sources, solicitation, plan: toReport }),
    [topic, editor, isOnServer, onServer, checker, sources, solicitation, toReport],
  )
  return <Room value={room}>{children}</Room>
}

function usePlanToReport(topic: CurrentTopic, plan: StepPlan, solicitation: Solicitation | undefined): PlanToReport | null {
  const { milestones, scope_paragraph } = useDeferredValue(plan)
  return useMemo(() => {
    if (!solicitation) return null
    const { analysis, facts } = solicitation
    return {
      milestones,
      scope_paragraph,
      requirements: analysis.requirements,
      phase: topic.phase,
      period: topic.periodOfPerformance,
      award: centsOf(topic.totalProposedEffort),
      program_type: topic.programType,
      company_name: topic.companyName,
      customer_organization: topic.customerOrganization,
      research_institution: topic.researchInstitution,
      topic: analysis.topic,
      component: facts ?? undefined,
    }
  }, [topic, milestones, scope_paragraph, solicitation])
}
