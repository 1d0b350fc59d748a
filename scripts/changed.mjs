import { BUILT_FROM } from './setup/build.mjs'
import { command } from './setup/command.mjs'

/** The files that differ from a commit, also those that are not committed or not even added yet. */
export async function changedFiles(commit) {
  const lists = await Promise.all([
    command('git', ['diff', '--name-only', '--no-renames', commit]),
    command('git', ['ls-files', '--others', '--exclude-standard']),
  ])
  const failed = lists.find(({ code }) => code !== 0)
  if (failed) throw new Error(`What has changed cannot be told: ${failed.printed.trim()}`)
  return lists.flatMap(({ printed }) => printed.split('\n')).filter(Boolean)
}

/**
 * The stories that changes can reach: all (an empty list of names) when something changed that the product is built from or that stories share,
 * else those that changed themselves; null when there are none.
 */
export function storiesFor(files) {
  const shared = files.filter((file) => isBuilt(file) || isSharedByStories(file))
  if (shared.length > 0) return []
  const changed = files.filter((file) => file.endsWith('.story.ts'))
  return changed.length > 0 ? changed : null
}

function isBuilt(file) {
  const isTest = /\.test\.tsx?$|\/testing\//.test(file)
  return !isTest && BUILT_FROM.some((made) => file === made || file.startsWith(`${made}/`))
}

function isSharedByStories(file) {
  return file === 'playwright.config.ts' || (file.startsWith('e2e/') && !file.endsWith('.story.ts'))
}
