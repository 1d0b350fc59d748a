import { milestoneTitle } from '../../../domain/milestone.ts'
import type { AnswerFact } from '../answers/answer-facts.ts'
import { listed, lowerStart, meaningfulWords } from '../english/wording.ts'
import { isTask } from './milestone-text.ts'
import { worksOf } from './partners.ts'

/** The tasks that the research institution performs, as the answers say, name it: "The Contractor shall, through X, measure …". */
export function throughInstitution(text: string, institution: string, facts: readonly AnswerFact[]): string {
  const works = facts.flatMap((fact) => (fact.topic === 'institution' ? worksOf(fact.text) : []))
  if (works.length === 0 || institution === '') return text
  const lines = text
    .split('\n')
    .map((line) =>
      isTask(line) && !line.includes(institution) && works.some((work) => isWorkOf(work, line)) ? assigned(line, institution) : line,
    )
  return withPerformers(lines, institution).join('\n')
}

/** Behind the tasks, one sentence on who performs which, so that the shares can be proved task by task (DoD SBIR 25.4 BAA, Appendix A). */
function withPerformers(lines: readonly string[], institution: string): readonly string[] {
  const tasks = lines.filter(isTask)
  const numbers = (own: boolean) =>
    tasks.filter((line) => line.includes(institution) === own).map((line) => /\d+\.\d+/.exec(line)?.[0] ?? '')
  const [theirs, ours] = [numbers(true), numbers(false)]
  const last = lines.findLastIndex(isTask)
  if (theirs.length === 0 || last < 0) return lines
  const rest = ours.length === 0 ? '' : `, and the Contractor ${named(ours)}`
  const said = `For the ${lowerStart(milestoneTitle(lines.join('\n')))} ${institution} performs ${named(theirs)}${rest}.`
  return [...lines.slice(0, last + 1), said, ...lines.slice(last + 1)]
}

function named(numbers: readonly string[]): string {
  return `${numbers.length === 1 ? 'task' : 'tasks'} ${listed(numbers)}`
}

const TESTS = /\b(?:tests?|testing|measurements?|trials?|experiments?|characterization)\b/i
const TESTING_TASK =
  /^(?:test|measure|characterize|verify|validate|(?:carry out|run|perform) .*\b(?:tests?|measurements?|trials?|experiments?)\b)/i

/** How many words of a piece of work a task has to have to be it; what the task quotes, and what is said behind it, does not count. */
const FEWEST_SHARED = 2

/** Whether a task is a piece of work of the institution: its words are there, and tests are tests. */
function isWorkOf(work: string, line: string): boolean {
  const duty = (line.replace(/^.*?\bshall (?:through [^,]+, )?/, '').split(/: "|\.(?= |$)| \(solicitation/)[0] ?? '').replace(
    /"[^"]*"/g,
    ' ',
  )
  if (TESTS.test(work) !== TESTING_TASK.test(duty)) return false
  const own = stemsOf(work.replace(TESTS, ' '))
  const task = stemsOf(duty)
  const shared = own.filter((word) => task.includes(word)).length
  return shared > 0 && shared >= Math.min(FEWEST_SHARED, own.length)
}

/** Words by their first letters: "purification" and "purify" are alike. */
function stemsOf(text: string): string[] {
  return [...new Set([...meaningfulWords(text)].map((word) => word.slice(0, STEM)))]
}

const STEM = 5

function assigned(line: string, institution: string): string {
  return line.replace('The Contractor shall ', `The Contractor shall, through ${institution}, `)
}
