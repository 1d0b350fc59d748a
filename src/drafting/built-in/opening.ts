import { leadStage, type Slot } from './sequence.ts'
import type { Subject } from './subject.ts'

type Place = { subject: Subject; due: string; number: number; last: boolean }
type Opening = (place: Place) => string

/** The sentence that opens a development milestone: what it takes over, what it hands on, and when. By first stage and part. */
const OPENINGS: Record<string, readonly Opening[]> = {
  analyse: [
    ({ subject, due, number }) =>
      `The Contractor shall complete this analysis by ${due}, so that Milestone ${number + 1} starts from known facts about ${subject.short} rather than from assumptions.`,
    ({ due, number }) => `By ${due} the Contractor shall carry the analysis of Milestone ${number - 1} further to the points below.`,
    ({ due }) => `The remaining questions of the analysis shall be answered by ${due}.`,
    ({ subject, due, number }) =>
      `By ${due} the Contractor shall turn the findings of Milestone ${number - 1} into a ranked list of what ${subject.short} must do.`,
    ({ subject, due }) => `What is still unknown about ${subject.short} shall be named by ${due}, so that the design does not rest on it.`,
  ],
  design: [
    ({ subject, due, number }) =>
      `Building on Milestone ${number - 1}, the Contractor shall by ${due} work out how ${subject.short} will meet the requirements that were agreed there.`,
    ({ subject, due }) =>
      `The Contractor shall carry the design of ${subject.short} by ${due} to the detail from which each part can be made.`,
    ({ due, number }) => `By ${due} the design points that Milestone ${number - 1} left open shall be settled, each with its reason.`,
    ({ subject, due }) => `The part of the design of ${subject.short} named below shall be ready for use in later milestones by ${due}.`,
    ({ due, number }) => `The Contractor shall extend the design work of Milestone ${number - 1} to the tasks below by ${due}.`,
  ],
  build: [
    ({ subject, due, number }) =>
      `The Contractor shall make the design of Milestone ${number - 1} real, and have ${subject.short} ready for examination by ${due}.`,
    ({ due, number }) =>
      `The parts left open in Milestone ${number - 1} shall be finished by ${due}, with the lessons of the first build worked in.`,
    ({ subject, due }) => `The next parts of ${subject.short} shall stand, each checked alone, by ${due}.`,
    ({ due, number }) => `By ${due} the Contractor shall add to what Milestone ${number - 1} produced the parts named below.`,
    ({ subject, due }) => `A complete build of ${subject.short} shall stand by ${due}.`,
  ],
  integrate: [
    ({ subject, due, number }) =>
      `By ${due} the Contractor shall have joined what Milestone ${number - 1} produced, so that ${subject.short} can be tested as a whole.`,
    ({ subject, due }) => `Improvements that the first integration shows to be needed in ${subject.short} shall be in place by ${due}.`,
    ({ subject, due }) => `The test configuration of ${subject.short} shall be fixed and recorded by ${due}.`,
    ({ due, number }) => `What Milestone ${number - 1} joined shall run in the conditions named below by ${due}.`,
  ],
  test: [
    ({ subject, due }) =>
      `The Contractor shall put ${subject.short} to the proof by ${due} and report each result as measured, favorable or not.`,
    ({ subject, due, number }) =>
      `By ${due} the Contractor shall extend the tests of Milestone ${number - 1} to the conditions in which ${subject.short} ${subject.plural ? 'are' : 'is'} meant to be used.`,
    ({ due, number }) =>
      `With the corrections that Milestone ${number - 1} called for, the Contractor shall carry out the tests and demonstrations below by ${due}.`,
    ({ due }) => `Further results, measured in the way agreed before, shall be in hand by ${due}.`,
    ({ subject, due }) =>
      `The concluding demonstration of ${subject.short} shall take place by ${due}, before witnesses whom the TPOC names.`,
  ],
}

/** The opening sentence of a development milestone: the last part of a long stage has the stage's last sentence. */
export function openingOf(slot: Slot, place: Place): string {
  const openings = OPENINGS[leadStage(slot)] ?? []
  const isEnd = slot.part > 1 && slot.part === slot.parts - 1
  return ((isEnd ? openings.at(-1) : openings[slot.part]) ?? openings[0])?.(place) ?? ''
}
