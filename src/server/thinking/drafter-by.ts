import { BUILT_IN, type Drafter } from '../../drafting/drafter.ts'
import type { DraftName, Think } from './thoughts.ts'

/** The built-in drafter, which works where things are worked out. */
export function drafterBy(think: Think): Drafter {
  const asked =
    <Name extends DraftName>(name: Name) =>
    (...told: Parameters<Drafter[Name]>) =>
      think('drafted', { name, told }) as ReturnType<Drafter[Name]>
  return {
    ...BUILT_IN,
    adaptiveQuestions: asked('adaptiveQuestions'),
    contractSummary: asked('contractSummary'),
    rowsTold: asked('rowsTold'),
    initialMilestones: asked('initialMilestones'),
    refinedMilestones: asked('refinedMilestones'),
    deliverables: asked('deliverables'),
    acceptanceCriteria: asked('acceptanceCriteria'),
    scopeParagraph: asked('scopeParagraph'),
    spokenAnswer: asked('spokenAnswer'),
    spokenChange: asked('spokenChange'),
    stepPlan: asked('stepPlan'),
    stepNarrative: asked('stepNarrative'),
  }
}
