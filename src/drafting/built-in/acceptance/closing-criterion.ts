import { wordsOf } from '../../../language/words.ts'
import type { Stage } from '../demands/duty-verbs.ts'
import { hasFinite } from '../english/third-person.ts'
import { upperStart } from '../english/wording.ts'
import type { ThingKind } from './thing-kind.ts'

/** What a closing criterion speaks of: the requirements that the milestone answers by their ids, the runs that the answers name, the document, what it is about, by when. */
type Closing = { ids: string; runs: string; evidence: string; object: string; plural: boolean; due: string }

type Way = (closing: Closing) => string

const OF_MATTER: readonly Way[] = [
  ({ evidence, object, due }) =>
    `The ${evidence} is accepted when it shows each dimension or setting marked as critical on the drawings of ${object}, measured on the finished article and within its tolerance; the TPOC may inspect by ${due}`,
  ({ evidence, object, due, plural }) =>
    `${upperStart(object)} ${plural ? 'pass their' : 'passes its'} functional check before the TPOC or a named witness; by ${due} the ${evidence} holds each measured value beside the expected one`,
  ({ evidence, object, due }) =>
    `By ${due} an inspection of ${object} against drawings and parts list finds no part missing and none changed without a note in the ${evidence}; the signed sheet goes to the TPOC`,
]

const OF_MATERIALS: readonly Way[] = [
  ({ evidence, object, due }) =>
    `The ${evidence} is accepted when each piece of ${object} can be told by its mark, and its settings and measured properties stand there, the failed ones included; the TPOC may inspect by ${due}`,
  ({ evidence, object, due }) =>
    `By ${due} the ${evidence} gives for ${object} the number of pieces, and mean and scatter of each measured property; the TPOC recomputes one of them from the raw data`,
]

const OF_CODE: readonly Way[] = [
  ({ object, due, plural }) =>
    `${upperStart(object)} ${plural ? 'build' : 'builds'} from the delivered source, by the instructions in it, on a computer outside the development team, and none of the regression tests fails; the log goes to the TPOC by ${due}`,
  ({ evidence, object, due }) =>
    `All regression tests of ${object} pass on the delivered version, those of earlier milestones included; by ${due} the ${evidence} names each open defect with its effect, and none of them stops a test`,
  ({ object, due }) =>
    `By ${due} one person who did not write ${object} installs the delivered package from the instructions alone and obtains the stated output on the example data; the TPOC receives the log`,
]

const OF_MODELS: readonly Way[] = [
  ({ evidence, object, due }) =>
    `With the delivered files the TPOC repeats one run of ${object} and obtains the result that stands in the ${evidence} by ${due}`,
  ({ evidence, object, due }) =>
    `The ${evidence} is accepted when it sets each prediction of ${object} beside the measured data that it was checked against, with the difference in numbers; delivered to the TPOC by ${due}`,
]

const OF_RECORDS: readonly Way[] = [
  ({ evidence, object, due }) =>
    `The ${evidence} is accepted when it holds date, settings and measured result of every run of ${object}, the failed ones included; delivered to the TPOC by ${due}`,
  ({ evidence, object, due }) =>
    `By ${due} the TPOC picks one entry on ${object} from the ${evidence} and finds its settings, raw data and result without a gap`,
]

const OF_DATA: readonly Way[] = [
  ({ object, due }) =>
    `The TPOC draws entries of ${object} at random by ${due}, and finds every field filled, the source named, and none of them in more than one part of the split`,
  ({ evidence, object, due }) =>
    `The ${evidence} is accepted when it gives for each source of ${object} the owner, the marking and the number of entries; the TPOC counts one of them by ${due}`,
]

const OF_PAPERS: readonly Way[] = [
  ({ evidence, object, due }) =>
    `The ${evidence} is accepted when each entry of ${object} has its value with unit and the source or run that it comes from; the TPOC follows one of them back by ${due}`,
  ({ evidence, object, due }) =>
    `By ${due} one person who did not write ${object} works from the ${evidence} alone and obtains the stated result; the TPOC receives the signed note`,
]

const OF_PROCESSES: readonly Way[] = [
  ({ evidence, object, due }) =>
    `The ${evidence} is accepted when each specimen from ${object} can be told by its mark, and its settings and measured result stand there, the failed ones included; the TPOC may inspect by ${due}`,
  ({ evidence, object, due }) =>
    `By ${due} ${object} has been run once more with the settings in the ${evidence}, and the result of the second run stands beside the first, with the difference in numbers; to the TPOC`,
]

/** How a milestone is judged that makes something, by what it makes. */
const MADE: Record<ThingKind, readonly Way[]> = {
  hardware: OF_MATTER,
  material: OF_MATERIALS,
  software: OF_CODE,
  model: OF_MODELS,
  data: OF_DATA,
  document: OF_PAPERS,
  process: OF_PROCESSES,
  work: OF_RECORDS,
}

/** How a milestone is judged that makes nothing to be held, by the kind of its work: always an act that can fail. */
const DONE: Record<Exclude<Stage, 'build'>, readonly Way[]> = {
  analyse: [
    ({ evidence, object, ids, due }) =>
      `The ${evidence} is accepted when ${ids === '' ? `each conclusion on ${object}` : `its answer to ${/ /.test(ids) ? 'each of ' : ''}${ids}`} names the source, data set or calculation behind it; the TPOC follows one conclusion back to it by ${due}`,
    ({ evidence, object, due }) =>
      `By ${due} the TPOC, from the values in the ${evidence} alone, arrives at the same order of the options compared for ${object}, and no value lacks its unit and source`,
    ({ evidence, object, due }) =>
      `The ${evidence} is accepted when it names for each open question on ${object} the task that settles it; the TPOC confirms the list by ${due}`,
  ],
  design: [
    ({ evidence, object, due }) =>
      `With the files handed over the TPOC repeats one calculation on ${object} and obtains the result that the ${evidence} states; by ${due}`,
    ({ evidence, object, due }) =>
      `At the design review by ${due} the ${evidence} compares the ways to make ${object} by the same values and units, and says why one is chosen; each action of the review has an owner and a date in the minutes to the TPOC`,
    ({ evidence, object, due }) =>
      `The ${evidence} is accepted when each value that it predicts for ${object} has its unit, its uncertainty and the test that will confirm it; the TPOC checks them by ${due}`,
    ({ evidence, object, due }) =>
      `By ${due} the ${evidence} gives both sides, the values exchanged and their tolerances for each interface of ${object}; the TPOC finds none without them`,
  ],
  integrate: [
    ({ evidence, object, due, plural }) =>
      `With every interface connected ${object} ${plural ? 'run' : 'runs'} once from input to output without interruption; by ${due} the TPOC has the recording, and the ${evidence} leaves no fault open`,
    ({ evidence, object, due }) =>
      `By ${due} each interface of ${object} has passed its check with both sides connected, and the ${evidence} sets each fault beside its correction and the repeated check; to the TPOC`,
    ({ evidence, object, due }) =>
      `The configuration of ${object} that is tested agrees in every line with the ${evidence}; a second person signs the comparison for the TPOC by ${due}`,
  ],
  test: [
    ({ evidence, object, runs, due }) =>
      `From the raw data of one run on ${object} that the TPOC chooses, the TPOC recomputes the result in the ${evidence} by ${due}; the test log holds ${runs}, the failed ones included`,
    ({ evidence, object, due }) =>
      `By ${due} the ${evidence} gives for each result on ${object} that misses its value the cause, the correction and the repeated run; the TPOC agrees the list`,
    ({ object, runs, due }) =>
      `The test log on ${object} holds ${runs}, the failed ones included, each with date, operator and calibration of the instruments; delivered to the TPOC by ${due}`,
  ],
  close: [
    ({ evidence, object, due }) =>
      `The ${evidence} is accepted when it gives the result of every task on ${object}, with the place of its evidence; the TPOC judges it by ${due}`,
  ],
}

/** A design of matter is judged by its drawings first. */
const DRAWN: Way = ({ object, due }) =>
  `The drawing set and parts list of ${object} are released by ${due}, each critical dimension has its tolerance, and each action of the design review is closed in its minutes; to the TPOC`

/** The closing criterion of a milestone whose work is of this kind; `turn` counts the milestones judged in the same way before it, from 0. */
export function closingOf(stage: Stage, kind: ThingKind, turn: number): Way {
  if (stage === 'design' && kind === 'hardware' && turn === 0) return DRAWN
  const ways = stage === 'build' ? MADE[kind] : DONE[stage]
  const way = ways[turn % ways.length] ?? ways[0]
  if (!way) throw new Error(`No closing criterion for ${stage}`)
  return way
}

/** The runs as the answers count them, "every run of the test plan (30 rule sets, 10 hours each)"; "every run" where they do not. */
export function runsOf([article]: readonly string[]): string {
  if (!article) return 'every run'
  const plain = article.replace(/ ?\([^)]*\)/g, '')
  return plain.split(' ').length <= MOST_IN_BRACKET && !hasFinite(wordsOf(plain))
    ? `every run of the test plan (${plain})`
    : 'every run of the test plan'
}

/** The most words of a test plan that a criterion repeats. */
const MOST_IN_BRACKET = 12
