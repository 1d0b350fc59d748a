/** `npm run evals [name …]`: how well the product does what it is for, held against what people marked by hand; prints a table each. */
const EVALS: Record<string, () => Promise<string>> = {
  reading: async () => (await import('./reading/report.ts')).readingReport(),
  instructions: async () => (await import('./instructions/report.ts')).instructionsReport(),
  drafting: async () => (await import('./drafting/report.ts')).draftingReport(),
  model: async () => (await import('./model/report.ts')).modelReport(),
}

/** Named alone: it writes files. */
const PRINTS: Record<string, () => Promise<string>> = {
  golden: async () => (await import('./drafting/golden.ts')).printGoldenPlans(),
}

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'))
for (const name of wanted.length > 0 ? wanted : Object.keys(EVALS)) {
  const report = EVALS[name] ?? PRINTS[name]
  if (!report) throw new Error(`There is no eval called ${name}; there are: ${Object.keys({ ...EVALS, ...PRINTS }).join(', ')}`)
  console.log(await report())
}

export {}
