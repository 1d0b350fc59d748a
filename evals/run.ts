/**
 * `npm run evals [name …]`: how well the product does what it is for, held against what people marked by hand; prints a table each. `--sealed` takes
 * what is kept away while something is built along; `unseen --in FOLDER` and `matching --in FOLDER` take a folder of your own.
 */
const isSealed = process.argv.includes('--sealed')

/** The files that are named behind an option. */
function valuesOf(option: string): string[] {
  return process.argv.filter((_, at, all) => all[at - 1] === option)
}

/** What is measured, by name. */
const EVALS: Record<string, () => Promise<string>> = {
  reading: async () => (await import('./reading/report.ts')).readingReport(),
  instructions: async () => (await import('./instructions/report.ts')).instructionsReport(),
  drafting: async () => (await import('./drafting/report.ts')).draftingReport(),
  companies: async () => (await import('./drafting/companies.ts')).companiesReport(isSealed),
  placing: async () => (await import('./drafting/placing.ts')).placingReport(isSealed),
  matching: async () => (await import('./drafting/matching/tests.ts')).testsReport(valuesOf('--in')[0]),
  model: async () => (await import('./model/report.ts')).modelReport(),
  orders: async () => (await import('./orders/report.ts')).ordersReport(isSealed),
  grounding: async () => (await import('./grounding/report.ts')).groundingReport(isSealed),
  review: async () => (await import('./review/report.ts')).reviewReport(isSealed),
  remarks: async () => (await import('./remarks/report.ts')).remarksReport(isSealed),
  'held-back': async () => (await import('./held-back/report.ts')).heldReport(isSealed),
  register: async () => (await import('./register/report.ts')).registerReport(isSealed),
  'prose-steps': async () => (await import('./prose-steps/report.ts')).proseStepsReport(isSealed),
  'put-kinds': async () => (await import('./put-kinds/report.ts')).putKindsReport(isSealed),
  prohibitions: async () => (await import('./prohibitions/report.ts')).prohibitionsReport(isSealed),
  corrections: async () => (await import('./corrections/report.ts')).correctionsReport(isSealed),
  'file-check': async () => (await import('./file-check/report.ts')).fileCheckReport(isSealed),
  sense: async () => (await import('./sense/report.ts')).senseReport(isSealed),
  unseen: async () => (await import('./unseen/report.ts')).unseenReport(valuesOf('--in')[0]),
  speech: async () => (await import('./speech/report.ts')).speechReport(isSealed ? ['open', 'sealed'] : ['open']),
}

/** Named alone: it writes files. */
const PRINTS: Record<string, () => Promise<string>> = {
  train: async () => (await import('./reading/learning/train.ts')).train(),
  'train-filling': async () => (await import('./drafting/filling/train.ts')).trainFilling(),
  'word-kinds': async () => (await import('./drafting/filling/word-kinds.ts')).writeWordKinds(valuesOf('--with')),
  'train-matching': async () => (await import('./drafting/matching/train.ts')).trainMatching(),
  'train-tests': async () => (await import('./drafting/matching/tests.ts')).trainTests(),
  'train-wishes': async () => (await import('./speech/wishes/learning.ts')).trainWishes(),
  'train-sense': async () => (await import('./sense/report.ts')).trainSense(),
  'train-remarks': async () => (await import('./remarks/report.ts')).trainRemarks(),
  'train-held-back': async () => (await import('./held-back/report.ts')).trainHeld(),
  'train-register': async () => (await import('./register/report.ts')).trainRegister(),
  'train-prose-steps': async () => (await import('./prose-steps/report.ts')).trainProseSteps(),
  'train-put-kinds': async () => (await import('./put-kinds/report.ts')).trainPutKinds(),
  'train-prohibitions': async () => (await import('./prohibitions/report.ts')).trainProhibitions(),
  'train-corrections': async () => (await import('./corrections/report.ts')).trainCorrections(),
  'train-levels': async () => (await import('./review/train.ts')).trainLevels(),
  golden: async () => (await import('./drafting/golden.ts')).printGoldenPlans(),
  paper: async () => (await import('./paper/report.ts')).paperReport(),
  'learned-orders': async () => (await import('./orders/report.ts')).writeLearnedOrders(),
}

const wanted = process.argv.slice(2).filter((name, at, all) => !name.startsWith('-') && !['--with', '--in'].includes(all[at - 1] ?? ''))
const known = { ...EVALS, ...PRINTS }
const unknown = wanted.filter((name) => !(name in known))
if (unknown.length > 0) {
  console.error(`There is no eval called ${unknown.join(' or ')}; there are: ${Object.keys(known).join(', ')}`)
  process.exit(1)
}

for (const name of wanted.length > 0 ? wanted : Object.keys(EVALS)) console.log(await known[name]?.())

export {}
