/** How many tests passed, failed and were skipped. */
export const NONE = { passed: 0, failed: 0, skipped: 0 }

/** Adds up the counts of several runs. */
export function total(counts) {
  return counts.reduce((sum, { passed, failed, skipped }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    skipped: sum.skipped + skipped,
  }))
}

/** Reads Vitest's JSON report. A file that failed before its first test counts as one failure. */
export function vitestCounts(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Reads Playwright's JSON report. A story that passed only when tried again counts as failed; so does an error outside any story. */
export function playwrightCounts({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/**
 * What one run comes to. A run that ended badly without naming a failure, left no report,
 * or ran nothing at all, has failed once: silence is never a pass.
 */
export function judged(counts, exitCode) {
  const { passed, failed, skipped } = counts ?? NONE
  const silent = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: silent ? 1 : failed, skipped }
}

/** The closing line of `npm test`. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
