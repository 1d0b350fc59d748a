import { leadStage, type Slot } from './sequence.ts'
import type { Subject } from './subject.ts'

type Place = { subject: Subject; due: string; number: number; last: boolean }
type Opening = (place: Place) => string

/** The sentence that opens a development milestone: what it takes over, what it hands on, and when. By first stage and part. */
const OPENINGS: Record<string, readonly Opening[]> = {
  analyse: [
    ({ subject, due, number }) =>
      `The Contractor shall complete this analysis by ${due}, so that Milestone ${number + 1} starts from known facts about ${subject.short} rather than from assumptions.`,
    ({ subject, due, number }) =>
      `By ${due} the Contractor shall turn the findings of Milestone ${number - 1} into a ranked list of what ${subject.short} must do.`,
    ({ due }) => `The remaining questions of the analysis shall be answered by ${due}.`,
  ],
  design: [
    ({ subject, due, number }) =>
      `Building on Milestone ${number - 1}, the Contractor shall by ${due} work out how ${subject.short} will meet the demands that were agreed there.`,
    ({ subject, due }) =>
      `The Contractor shall carry the design of ${subject.short} by ${due} to the detail from which each part can be made.`,
    ({ subject, due }) => `The design of ${subject.short} shall be frozen by ${due}; later changes need the TPOC's knowledge.`,
  ],
  build: [
    ({ subject, due, number }) =>
      `The Contractor shall make the design of Milestone ${number - 1} real, and have ${subject.short} ready for examination by ${due}.`,
    ({ due, number }) =>
      `The parts left open in Milestone ${number - 1} shall be finished by ${due}, with the lessons of the first build worked in.`,
    ({ subject, due }) => `A complete build of ${subject.short} shall stand by ${due}.`,
  ],
  integrate: [
    ({ subject, due, number }) =>
      `By ${due} the Contractor shall have joined what Milestone ${number - 1} produced, so that ${subject.short} can be tested as a whole.`,
    ({ subject, due }) => `Improvements that the first integration shows to be needed in ${subject.short} shall be in place by ${due}.`,
    ({ subject, due }) => `The test configuration of ${subject.short} shall be fixed and recorded by ${due}.`,
  ],
  test: [
    ({ subject, due }) =>
      `The Contractor shall put ${subject.short} to the proof by ${due} and report each result as measured, favorable or not.`,
    ({ subject, due, number }) =>
      `By ${due} the Contractor shall extend the tests of Milestone ${number - 1} to the conditions in which ${subject.short} is meant to be used.`,
    ({ subject, due }) =>
      `The concluding demonstration of ${subject.short} shall take place by ${due}, before witnesses whom the TPOC names.`,
  ],
}

/** The opening sentence of a development milestone. */
export function openingOf(slot: Slot, place: Place): string {
  const stage = leadStage(slot)
  const openings = OPENINGS[stage] ?? []
  return (openings[slot.part] ?? openings[0])?.(place) ?? ''
}
