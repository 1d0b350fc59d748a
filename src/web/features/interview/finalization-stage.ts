/** Where the finalization pipeline is. `contract` has no overlay yet; the others do (spec §4). */
export type FinalizationStage = 'contract' | 'building' | 'refining' | 'deliverables' | 'saving' | 'complete'

/** What the overlay says and how far its bar stands, in percent (spec §4, §9). */
export type StageShown = { message: string; percent: number }

const SHOWN: Record<FinalizationStage, StageShown> = {
  contract: { message: 'Saving your interview…', percent: 0 },
  building: { message: 'Building your initial work plan…', percent: 25 },
  refining: { message: 'Refining each milestone with your answers…', percent: 50 },
  deliverables: { message: 'Generating deliverables for each milestone…', percent: 75 },
  saving: { message: 'Saving your work plan…', percent: 75 },
  complete: { message: 'Your work plan is ready.', percent: 100 },
}

/** The overlay's words and bar at a stage: building 25, refining 50, deliverables 75, complete 100 (spec §4). */
export function stageShown(stage: FinalizationStage): StageShown {
  return SHOWN[stage]
}

/** The overlay is hidden while idle: before the work plan is being built (spec §4). */
export function overlayIsOpen(stage: FinalizationStage | null): boolean {
  return stage !== null && SHOWN[stage].percent > 0
}

/** How long the finished overlay stands before Step Management opens, in milliseconds (spec §9). */
export const REDIRECT_DELAY_MS = 500
