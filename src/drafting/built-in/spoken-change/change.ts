import type { MilestoneDocument } from '../../../domain/milestone-document.ts'

/** A kind of change: the changed document; a sentence why it cannot be made; null where the words are no such change. */
export type Change = (document: MilestoneDocument, said: string) => MilestoneDocument | string | null
