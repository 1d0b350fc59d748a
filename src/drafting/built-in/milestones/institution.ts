import { milestoneTitle } from '../../../domain/milestone.ts'
import type { AnswerFact } from '../answers/answer-facts.ts'
import { listed, lowerStart, meaningfulWords } from '../english/wording.ts'
import { isTask } from './milestone-text.ts'

/** How many words a task has to share with what the institution does to count as its task. */
const SHARED = 2

/** The tasks that the research institution performs, as the answers say, name it: "The Contractor shall, through X, measure …". */
export function throughInstitution(text: string, institution: string, facts: readonly AnswerFact[]): string {
  const works = facts.flatMap((fact) => (fact.topic === 'institution' ? [workIn(fact.text)] : []))
  if (works.length === 0 || institution === '') return text
  const words = works.map((work) => meaningfulWords(work))
  const lines = text
    .split('\n')
    .map((line) =>
      isTask(line) && !line.includes(institution) && words.some((own) => isShared(own, line)) ? assigned(line, institution) : line,
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

/** What is said to be done, without the shares and the numbers. */
function workIn(text: string): string {
  return (text.split(/\. |; /)[0] ?? text)
    .replace(/\([^)]*\)|\d+ ?%.*$/g, ' ')
    .replace(/^.*?\b(?:performs?|does|do|leads?|runs?|builds?|carries out|provides?|measures?|develops?)\b/, '')
}

function isShared(own: ReadonlySet<string>, line: string): boolean {
  const task = meaningfulWords(line)
  const shared = [...own].filter((word) => task.has(word)).length
  return own.size > 0 && (shared >= SHARED || shared / own.size >= 0.5)
}

function assigned(line: string, institution: string): string {
  return line.replace('The Contractor shall ', `The Contractor shall, through ${institution}, `)
}
