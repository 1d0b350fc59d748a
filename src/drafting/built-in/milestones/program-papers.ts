import type { PlanBrief } from '../plan-brief.ts'

/** With which rights software and data go over to the Government, in every effort of the program. */
export function dataRights(): string {
  return 'deliver software and technical data with SBIR data rights (DFARS 252.227-7018) and mark them with the legend (DoD SBIR 25.1 BAA, section 5.7)'
}

/** In Phase II the certification of the life cycle is due before more than half of the award is paid, and again at the end; the kickoff plans it. */
export function certification({ facts }: Pick<PlanBrief, 'facts'>): string[] {
  return facts.phase === 'II'
    ? [
        'enter in the schedule the life-cycle certification: due before more than half of the award is paid, and again with the final invoice (DoD SBIR 25.1 BAA, section 2.11)',
      ]
    : []
}
