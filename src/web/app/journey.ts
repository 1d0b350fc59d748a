import { counted } from '../../language/characters.ts'

/** What is there already of the way from solicitation to plan. */
export type JourneyFacts = { hasTopic: boolean; hasContract: boolean; milestones: number; hasScope: boolean }

/** A stage of the journey as the rail shows it. The first three are the builder's navigation (spec §2). */
export type JourneyStage = { label: string; to?: string; note: string; state: 'done' | 'open' | 'later'; current: boolean }

/** The four stages: where the person is, what is done and what comes next. The final plan is reached by completing the steps. */
export function journeyStages(facts: JourneyFacts, path: string): JourneyStage[] {
  const { hasTopic, hasContract, milestones, hasScope } = facts
  const hasSteps = hasTopic && hasContract
  return [
    {
      label: 'Dashboard',
      to: '/dashboard',
      note: hasTopic ? 'Solicitation read' : 'Upload a solicitation',
      state: hasTopic ? 'done' : 'open',
      current: path === '/dashboard',
    },
    {
      label: 'Global Interview',
      to: '/global-interview',
      note: !hasTopic ? 'After the upload' : hasContract ? 'Answered' : 'Answer the questions',
      state: !hasTopic ? 'later' : hasContract ? 'done' : 'open',
      current: path === '/global-interview',
    },
    {
      label: 'Step Management',
      to: '/steps',
      note: !hasSteps ? 'After the interview' : milestonesNote(milestones),
      state: !hasSteps ? 'later' : hasScope ? 'done' : 'open',
      current: path === '/steps',
    },
    {
      label: 'Final plan',
      note: hasSteps && hasScope ? 'Review and export' : 'After the steps',
      state: hasSteps && hasScope ? 'open' : 'later',
      current: path === '/final-export',
    },
  ]
}

function milestonesNote(milestones: number): string {
  return milestones === 0 ? 'Edit the milestones' : counted(milestones, 'milestone')
}
