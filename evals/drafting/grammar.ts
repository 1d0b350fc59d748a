import { type Lint, LocalLinter } from 'harper.js'
import { slimBinaryInlined } from 'harper.js/slimBinaryInlined'
import { smellsIn } from '../../src/drafting/built-in/testing/prose.ts'

/** What a grammar checker or our own reading rules mark in a text: the words, and what is said of them. */
export type GrammarFinding = { kind: string; words: string; message: string }

/** Names of products, people and units are no mistakes of spelling, so spelling is left aside. Style is counted by the quality rules. */
const LEFT_ASIDE = new Set(['Spelling', 'Style', 'Readability', 'WordChoice', 'Enhancement'])

let linter: Promise<LocalLinter> | undefined

/** What is wrong in the English of a text, by Harper (a grammar checker that needs no network) and by the marks a careful reader makes. */
export async function grammarFindings(text: string): Promise<GrammarFinding[]> {
  linter ??= started()
  const lints = await (await linter).lint(text, { language: 'plaintext' })
  return [...lints.filter((lint) => !LEFT_ASIDE.has(lint.lint_kind())).map(findingOf), ...smellsIn(text).map(smell)]
}

async function started(): Promise<LocalLinter> {
  const local = new LocalLinter({ binary: slimBinaryInlined })
  await local.setup()
  return local
}

function findingOf(lint: Lint): GrammarFinding {
  return { kind: lint.lint_kind(), words: lint.get_problem_text(), message: lint.message() }
}

function smell(words: string): GrammarFinding {
  return { kind: 'Reader', words, message: 'marked by the reading rules' }
}
