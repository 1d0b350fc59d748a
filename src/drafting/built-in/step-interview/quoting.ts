import { lowered } from '../../../domain/work-breakdown/composed/phrase.ts'
import { oneSpaced } from '../../../language/characters.ts'

/** Words of the plan or the solicitation between quotation marks, cut behind a word where they are long. */
export function quoted(text: string, longest = 130): string {
  const plain = oneSpaced(text).replaceAll('“', '‘').replaceAll('”', '’').replaceAll('"', "'").trim()
  const words = plain.length <= longest ? plain : `${plain.slice(0, plain.lastIndexOf(' ', longest))} …`
  return `“${words.endsWith('.') ? words.slice(0, -1) : words}”`
}

/** So many letters say what something is of. */
const SHORT = 60

/** What a criterion, a risk or another line of the plan is of, as a label says it: in its words up to the first mark, and without quotation marks, since nobody else is quoted. */
export function named(line: string): string {
  const [head = ''] = line.replace(/["“”]/g, '').split(/[:;.](?:\s|$)/)
  const words = head.length <= SHORT ? head : head.slice(0, head.lastIndexOf(' ', SHORT))
  return lowered(words.replace(/[\s,]+$/, ''))
}

/** "Task 3.1", "Tasks 3.1 and 3.2". */
export function tasksNamed(numbers: readonly string[]): string {
  const listed = numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}` : (numbers[0] ?? '')
  return `${numbers.length > 1 ? 'Tasks' : 'Task'} ${listed}`
}
