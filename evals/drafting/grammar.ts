import { type Lint, LocalLinter } from 'harper.js'
import { slimBinaryInlined } from 'harper.js/slimBinaryInlined'
import { smellsIn, withoutQuotations } from '../../src/drafting/built-in/testing/prose.ts'

/** What a grammar checker or our own reading rules mark in a text: the words, and what is said of them. */
export type GrammarFinding = { kind: string; words: string; message: string }

/** Names of products, people and units are no mistakes of spelling, so spelling is left aside. Style is counted by the quality rules. */
const LEFT_ASIDE = new Set(['Spelling', 'Style', 'Readability', 'WordChoice', 'Enhancement'])

let linter: Promise<LocalLinter> | undefined

/** How a single word is written is a matter of the field where the solicitation or an answer writes it so: "CDS", "impactor". */
const ONE_WORD = /^[\p{L}\p{N}-]+$/u
const OF_ONE_WORD = new Set(['Typo', 'Capitalization', 'BoundaryError'])

/**
 * What is wrong in the English of a text, by Harper (a grammar checker that needs no network) and by the marks a careful reader makes.
 * `source` is what the text was drafted from.
 */
export async function grammarFindings(text: string, source: string): Promise<GrammarFinding[]> {
  linter ??= started()
  const lints = (await (await linter).lint(withoutNumerals(withoutQuotations(text)), { language: 'plaintext' })).filter(
    (lint) => !LEFT_ASIDE.has(lint.lint_kind()),
  )
  const findings = lints.map(findingOf).filter(({ kind, words }) => !isOfTheField(kind, words, source))
  return [...findings, ...smellsIn(text).map(smell)]
}

function isOfTheField(kind: string, words: string, source: string): boolean {
  return OF_ONE_WORD.has(kind) && ONE_WORD.test(words) && source.includes(words)
}

/** "Phase I is" is no pronoun and its verb. */
function withoutNumerals(text: string): string {
  return text.replace(/\bPhase I\b/g, 'Phase One')
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
