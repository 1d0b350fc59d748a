import { stripVTControlCharacters } from 'node:util'
import { ownName } from './test-times.mjs'

/** The tests of Vitest's JSON report that failed, and the files that could not be run, each with the first line of why. */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length > 0) return failed.map((test) => told(ownName(name), test.fullName, test.failureMessages[0]))
    return status === 'failed' ? [told(ownName(name), 'could not be run', message)] : []
  })
}

/** The stories of Playwright's JSON report that failed or passed only at a later try, and the errors outside any story. */
export function playwrightFailures({ suites, errors }) {
  return [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => told('e2e', 'outside any story', message))]
}

function failedSpecs({ specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
  return [...own.map(({ file, title, tests }) => told(`e2e/${file}`, title, storyError(tests))), ...suites.flatMap(failedSpecs)]
}

function storyError(tests) {
  return tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message
}

function told(file, name, why = '') {
  return `${file} › ${name}: ${stripVTControlCharacters(why).split('\n')[0]}`
}

/** What failed, once more at the end, where whoever kept only the last lines finds it; empty when nothing did. */
export function failureTable(failures) {
  return failures.length > 0 ? `${['What failed', ...failures].join('\n  ')}\n\n` : ''
}
