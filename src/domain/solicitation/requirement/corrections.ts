import * as z from 'zod'
import { type Analysis, JudgedSentence, Page, Requirement } from '../analysis.ts'

/** What a person set right in the reading of a solicitation, with the pages that it stands on: all that is needed to learn from it elsewhere. */
export const Corrections = z.object({
  file_name: z.string(),
  topic_number: z.string().nullable(),
  pages: z.array(Page),
  sentences: z.array(JudgedSentence),
  requirements: z.array(Requirement),
})
export type Corrections = z.infer<typeof Corrections>

/** What of this reading is a person's word. */
export function correctionsOf(analysis: Analysis, file_name: string, pages: readonly Page[]): Corrections {
  const isTheirs = ({ set_by }: { set_by: 'reader' | 'person' }) => set_by === 'person'
  return {
    file_name,
    topic_number: analysis.topic.number ?? null,
    pages: pages.map(({ page, text }) => ({ page, text })),
    sentences: analysis.sentences.filter(isTheirs),
    requirements: analysis.requirements.filter(isTheirs),
  }
}
