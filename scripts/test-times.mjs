/** How long each test file of Vitest's JSON report took, in seconds. */
export function vitestTimes({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({ file: ownName(name), seconds: (endTime - startTime) / 1000 }))
}

/** How long each story file of Playwright's JSON report took, in seconds, its stories one after the other. */
export function playwrightTimes({ suites }) {
  return suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: milliseconds(suite) / 1000 }))
}

function milliseconds({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, suite) => sum + milliseconds(suite), own)
}

/** A file's name from the project's root on. */
export function ownName(name) {
  return name.replace(/^.*?\/(?=(?:src|evals|scripts|bench|chaos)\/)/, '')
}

/** The ten slowest files. */
export function slowestTable(times) {
  const slowest = [...times].sort((one, other) => other.seconds - one.seconds).slice(0, 10)
  return ['The ten slowest files', ...slowest.map(({ file, seconds }) => row(seconds, file))].join('\n')
}

/** The time of each stage and of the whole. */
export function stageTable(stages) {
  const whole = stages.reduce((sum, { seconds }) => sum + seconds, 0)
  return ['The stages', ...stages.map(({ name, seconds }) => row(seconds, name)), row(whole, 'whole')].join('\n')
}

function row(seconds, name) {
  return `${seconds.toFixed(1).padStart(8)} s  ${name}`
}
