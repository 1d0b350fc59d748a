import type { SourcePassage } from './source-passage.ts'

/** Published rules that hold for every effort of the program, each with the document and section in which it stands. */
const RULES: readonly { place: string; text: string }[] = [
  {
    place: 'DoD SBIR 25.1 BAA, section 3.2',
    text: 'A topic under export control (ITAR, EAR) calls for a certified DD 2345 on file or the proof that one was applied for.',
  },
  {
    place: 'DoD SBIR 25.1 BAA, section 2.9',
    text: 'Work with human subjects, human tissue or animals stands in tasks of its own, and begins after the decision of the review board (IRB, IACUC) and the approval of the DoD.',
  },
  {
    place: 'DoD SBIR 25.1 BAA, section 5.8',
    text: 'The final report gives the objectives, the work performed, the results and the estimate of feasibility, with the SF 298 as its first page.',
  },
  {
    place: 'DoD SBIR 25.1 BAA, section 5.7',
    text: 'Software and technical data are delivered with SBIR data rights (DFARS 252.227-7018) and marked with the legend; the rights last not less than twenty years (20 years).',
  },
  {
    place: 'DoD SBIR 25.1 BAA, section 2.11',
    text: 'In Phase II the life-cycle certification is due before more than half (50%) of the award is paid, and again with the final invoice.',
  },
  {
    place: 'DoD SBIR 25.4 BAA, Appendix A',
    text: 'Of the cost of an STTR effort at least 40% is for work by the small business and at least 30% for work by one research institution.',
  },
]

/** The program's own rules as passages that any plan may rest on. */
export const PROGRAM_RULES: readonly SourcePassage[] = RULES.map(({ place, text }) => ({
  origin: { kind: 'entry', from: 'project', label: place, quote: text },
  text: `${text} (${place})`,
}))
