import type { ToldNarrative } from '../domain/steps/told-narratives.ts'

/** A narrative as it is handed out behind the plan, with what it rests on in one line; empty where that is not wanted. */
export type PrintedNarrative = Pick<ToldNarrative, 'milestone_number' | 'title' | 'narrative_md'> & { sources: string }
