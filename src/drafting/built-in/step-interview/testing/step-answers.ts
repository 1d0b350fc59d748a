import type { Answer } from '../../../../domain/interview.ts'
import type { StepMatter } from '../../../../domain/steps/step-matter.ts'
import type { StepPlan } from '../../../../domain/steps/step-plan.ts'

/** How somebody answers a step's interview: in sentences, in a few words, or not knowing. */
export type Manner = 'sentences' | 'words' | 'unsure'

/** What an engineer of a made-up company would say on each matter, in sentences and in a few words. */
const SAID: Record<StepMatter, Record<'sentences' | 'words', readonly string[]>> = {
  how: {
    sentences: [
      'We first list the open questions, then we run 3 cases in MATLAB, and last we compare them with data that we record with a Fluke 289 multimeter.',
    ],
    words: ['MATLAB with 3 cases, Fluke 289 multimeter, recorded data'],
  },
  requirement: {
    sentences: [
      'We write a first version, check it against 20 recorded cases, and put the result into the report.',
      "We'll take it up in the design review and show it by inspection of 2 samples.",
    ],
    words: ['check against 20 recorded cases, result in the report', 'inspection of 2 samples at the design review'],
  },
  handed_over: {
    sentences: ['The TPOC gets the report as a PDF and the raw data as CSV files; Ines Duval keeps a copy.'],
    words: ['report (PDF), raw data (CSV)'],
  },
  meeting: {
    sentences: ['Dr. Nadia Farouk takes part, by video conference, in week 2 after award.'],
    words: ['Nadia Farouk and Omar Reyes, video conference, week 2'],
  },
  who: {
    sentences: ['Dr. Nadia Farouk leads it, 12 hours a week. Omar Reyes builds the fixtures.'],
    words: ['Nadia Farouk (test engineer), 12 hours a week'],
  },
  where: {
    sentences: ['We do it in our Dayton laboratory; the shock test is at the Ohio Test Center in Columbus, Ohio.'],
    words: ['Dayton laboratory'],
  },
  when: { sentences: ['The first result stands in month 2 and the last one in month 4.'], words: ['month 2 and month 4'] },
  success: {
    sentences: ['We make 12 runs at 20 C and 12 at 60 C. A pass is 10 of 12 runs without a fault.'],
    words: ['12 runs at 20 C, pass is 10 of 12 without a fault'],
  },
  evidence: { sentences: ['The test log shows every run, and Ines Duval signs it.'], words: ['test log, signed by Ines Duval'] },
  government: {
    sentences: ['We need the interface drawing from the program office by month 2. If it is late we use the public one.'],
    words: ['interface drawing by month 2'],
  },
  terms: { sentences: ['No.'], words: ['none'] },
  user: {
    sentences: ['The maintainers of the unit will use it; the TPOC accepts it for them and wants to see the demonstration.'],
    words: ['maintainers of the unit, accepted by the TPOC'],
  },
  next_phase: {
    sentences: ['First we build a second unit, then we run a 30 day field trial with 4 users.'],
    words: ['second unit, 30 day field trial with 4 users'],
  },
  risk: {
    sentences: [
      'The supplier may deliver 4 weeks late; the early sign is that no shipping notice comes by month 2; we would then buy from a second source.',
    ],
    words: ['supplier 4 weeks late'],
  },
}

/** Answers to all questions and follow-ups of a step's interview, as one who answers in that manner would give them. */
export function stepAnswersOf(plan: StepPlan, manner: Manner = 'sentences'): Answer[] {
  const turn = new Map<StepMatter, number>()
  return plan.question_plan.map(({ slot, q, matter, fills }) => {
    if (!matter) throw new Error(`nobody knows what this asks: ${q}`)
    const said = manner === 'unsure' ? ['not sure yet'] : SAID[matter][manner]
    const at = turn.get(matter) ?? 0
    turn.set(matter, at + 1)
    return { slot, question: q, answer: said[at % said.length] ?? '', matter, ...(fills ? { fills } : {}) }
  })
}
