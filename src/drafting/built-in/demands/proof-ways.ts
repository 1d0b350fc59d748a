import type { Stage } from './duty-verbs.ts'

/** How one stage of the work treats what has to be shown. Each list holds other words for a second and third milestone of the stage. */
type Ways = { properties: readonly string[]; conditions: readonly string[]; values: readonly string[] }

/** How a stage treats a property, a condition with a number, and a value; `#` is the subject. */
export const PROOF_WAYS: Record<Stage, Ways> = {
  analyse: {
    properties: ['determine by analysis how', 'examine in detail how'],
    conditions: ['determine by analysis whether', 'estimate, with the margin, whether'],
    values: ['hold each option against these values:', 'set as limits of the analysis:'],
  },
  design: {
    properties: ['design # so that', 'show in the design how', 'work out in detail how'],
    conditions: [
      'show by calculation or simulation that',
      'confirm with the detailed model that',
      'demonstrate on paper, with the margin, that',
    ],
    values: [
      'predict for #, each with its margin:',
      'derive from the detailed design, each with its margin:',
      'recalculate after each change of the design:',
    ],
  },
  build: {
    properties: ['build # so that', 'check during the build that', 'inspect before hand-over to the tests that'],
    conditions: [
      'make sure in the build, and record for each unit or version, that',
      'check on the finished build that',
      'confirm before the tests begin that',
    ],
    values: ['record as built:', 'check on the first article or version:', 'check and record at final inspection:'],
  },
  integrate: {
    properties: ['check after integration that', 'show end to end that', 'confirm in the final configuration that'],
    conditions: ['check on the integrated # that', 'check with all parts in operation that', 'confirm in the final configuration that'],
    values: ['check on the integrated #:', 'measure with all parts in operation:', 'confirm in the final configuration:'],
  },
  test: {
    properties: ['verify that', 'demonstrate under realistic conditions that', 'confirm in the final demonstration that'],
    conditions: [
      'verify by measurement, with the margin, that',
      'confirm under realistic conditions that',
      'show in the final demonstration that',
    ],
    values: [
      'measure, and report with its margin, each of these values:',
      'measure under realistic conditions:',
      'confirm in the final runs:',
    ],
  },
  close: { properties: ['report whether'], conditions: ['report whether'], values: ['report:'] },
}
