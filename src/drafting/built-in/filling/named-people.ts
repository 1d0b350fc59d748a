import type { AnswerRow } from '../../../domain/answer-fields/answer-rows.ts'
import { initialsOf } from '../../../domain/work-breakdown/short-names.ts'
import { hasDigit, partedAtSpaces, withoutEnd } from '../../../language/characters.ts'
import type { Stretch } from '../../../language/times-in.ts'

/** People by each word of their names in small letters, and by their initials. */
export type NamedPeople = ReadonlyMap<string, string>

/** The people of some full names: "R. Abernethy-Kowal" also goes by "Abernethy-Kowal" and "RAK". */
export function namedPeople(names: readonly string[]): NamedPeople {
  const all = names.flatMap((name) => {
    const words = partedAtSpaces(name).map((word) => withoutEnd(word, '.,'))
    const calls = [...words.filter((word) => word.length > 1), ...initialsOf(name)]
    return calls.map((call): [string, string] => [call.toLowerCase(), name])
  })
  return new Map(all)
}

/** "I lead", "that's mine": who tells leads it. */
const SELF = /\bI(?=\s(?:lead|run|head|do|take|own|handle)\b)|(?<=\b(?:is|are|that[’']s|this is)\s)(?:mine|me)\b/gi

/** Where a sentence names people: each run of words that are of one name. */
export function peopleIn(text: string, people: NamedPeople): Stretch[] {
  const found: (Stretch & { name: string })[] = Array.from(text.matchAll(SELF), ({ 0: self, index: start }) => {
    return { text: self, start, end: start + self.length, name: self }
  })
  for (const { 0: word, index: start } of text.matchAll(/\p{Lu}[\p{L}-]*/gu)) {
    const name = people.get(word.toLowerCase())
    const last = found.at(-1)
    if (name === undefined) continue
    const end = start + word.length
    if (last && last.name === name && /^[\s.]*$/.test(text.slice(last.end, start))) {
      last.end = end
      last.text = text.slice(last.start, end)
    } else found.push({ text: word, start, end, name })
  }
  return found.sort((one, other) => one.start - other.start)
}

/** "Measuring head (AR, optics lab)", "Training, BC, hangar": what a step is called ends ahead of who does it, and what stands behind is told of it. */
export function withNamedBehind(row: AnswerRow, people: NamedPeople): AnswerRow {
  const { action = '', method = '' } = row
  const named = peopleIn(action, people).find(({ start }) => /\p{L}.*[,(.;–—-]\s?$/u.test(action.slice(0, start)))
  if (!named || row.lead) return row
  const behind = withoutEnd(action.slice(named.start), ' .;)')
  // with months and hours among it, it is a sentence of its own
  if (hasDigit(behind)) return row
  return { ...row, action: withoutEnd(action.slice(0, named.start), ' ,(.;–—-'), method: `${behind}.\n${method}`.trim() }
}
