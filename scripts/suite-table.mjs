/** The rows of times: what is measured, and the share of the time before that it may take. */
const TIMES = [
  ['.ci/run in a fresh clone', 'ci', 0.33],
  ['npm test', 'test', 0.33],
  ['unit tests alone', 'unit', null],
]

/** What measuring the tests came to, as a Markdown table; what was not measured has a dash. */
export function suiteTable({ before, after, runs, faults, faultsBefore }) {
  const rows = [
    ['measure', 'before', 'after', 'ratio', 'aim'],
    ['---', '---', '---', '---', '---'],
    ...TIMES.map(([name, key, aim]) => timeRow(name, before?.[key], after[key], aim)),
    ['planted faults that a test notices', found(faultsBefore), found(faults), '-', 'at least as many as before'],
    ['whole runs that failed', '-', failed(runs.filter(({ isBusy }) => !isBusy)), '-', '0'],
    ['the same with every core busy', '-', failed(runs.filter(({ isBusy }) => isBusy)), '-', '0'],
  ]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function timeRow(name, before, after, aim) {
  const ratio = before === undefined || after === undefined ? '-' : (after / before).toFixed(2)
  return [name, minutes(before), minutes(after), ratio, aim === null ? '1.0 min' : `ratio of at most ${aim}`]
}

const minutes = (seconds) => (seconds === undefined ? '-' : `${(seconds / 60).toFixed(1)} min`)

function found(outcomes) {
  return outcomes ? `${outcomes.filter(({ by }) => by !== null).length} of ${outcomes.length}` : '-'
}

function failed(runs) {
  return runs.length > 0 ? `${runs.filter(({ passed }) => !passed).length} of ${runs.length}` : '-'
}
