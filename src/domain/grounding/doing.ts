import { hasLetter, partedAtSpaces, startsWithCapital } from '../../language/characters.ts'
import { stem } from '../../language/stem.ts'
import { actorsIn, personsIn } from './person-name.ts'
import type { Stretch } from './statement.ts'
import { tracedWords } from './telling-word.ts'

/** Somebody of whom a source tells what they are or do: the name as it stands, its last word, and the roots of what is told. */
export type Doing = { name: string; last: string; roots: ReadonlySet<string> }

/** What anybody of a team does. */
const ANYBODY = new Set(
  partedAtSpaces(`lead manage run perform carry work effort team task project responsible responsibility full half part time hour week month person people support help join report is has take act serve main new first all
   dr phd prof mr ms mrs`).map((word) => stem(word)),
)

/** This part of what a sentence tells of somebody has to be told of another, and none of it of them. */
const MOST = 0.7

/** Who does what in one sentence of a source. Of two who do a thing together ("Jane Roe and Tom Velez compare the models") each does it. */
export function doingsIn(text: string): Doing[] {
  const named = actorsIn(text)
  return named.flatMap(({ start, end, name, last }) => {
    const second = personsIn(text).find((one) => isAnd(text.slice(end, one.start)))
    const behind = text.slice(second?.end ?? end, named.find((one) => one.start > (second?.start ?? start))?.start)
    const roots = rootsIn(behind)
    return roots.size === 0 ? [] : [{ name, last, roots }, ...(second ? [{ name: second.name, last: second.last, roots }] : [])]
  })
}

/** "and", "and Dr.". */
function isAnd(between: string): boolean {
  return between.startsWith(' and ') && !between.slice(' and '.length).trimEnd().includes(' ')
}

/** Names of a sentence that tells of them what the sources tell of somebody else. */
export function mistakenForIn(sentence: string, { doings }: { doings: readonly Doing[] }): Stretch[] {
  if (doings.length < 2) return []
  const named = mentionsIn(sentence, doings)
  return named.filter((one, at) => {
    const told = toldOf(sentence, one, named[at - 1]?.end ?? 0, named[at + 1]?.start ?? sentence.length)
    const own = doings.filter(({ last }) => last === one.last)
    const added = Array.from(told).filter((root) => !own.some(({ roots }) => roots.has(root)))
    return (
      added.length > 0 &&
      doings.some(
        ({ last, roots }) =>
          last !== one.last &&
          isMost(
            added.filter((root) => roots.has(root)),
            added,
          ),
      )
    )
  })
}

function isMost(some: readonly string[], all: readonly string[]): boolean {
  return some.length >= MOST * all.length
}

type Mention = Stretch & { last: string }

function mentionsIn(sentence: string, doings: readonly Doing[]): Mention[] {
  const found = new Map<number, Mention>()
  for (const { name, last } of doings) {
    for (const text of [name, last]) {
      for (let at = sentence.indexOf(text); at >= 0; at = sentence.indexOf(text, at + 1)) {
        const end = at + text.length
        const isInside = [...found.values()].some((one) => at < one.end && end > one.start)
        if (!isInside && !hasLetter(sentence.charAt(end)) && !hasLetter(sentence.charAt(at - 1))) found.set(at, { start: at, end, last })
      }
    }
  }
  return [...found.values()].sort((a, b) => a.start - b.start)
}

/** "led by Jane Roe", "principal investigator: Jane Roe" tell it before the name; else it stands behind it, in the clause. */
function toldOf(sentence: string, { start, end }: Stretch, from: number, to: number): ReadonlySet<string> {
  const before = (
    sentence
      .slice(from, start)
      .split(/[;.]\s|,\s(?=(?:and|while)\b)/)
      .at(-1) ?? ''
  ).replace(/(?:Dr|Prof|Mr|Mrs|Ms)\.\s?$/, '')
  const inBrackets = /^\s\(([^()]{1,80})\)/.exec(sentence.slice(end, to))?.[1]
  if (inBrackets !== undefined) return rootsIn(inBrackets)
  const after = sentence.slice(end, to).split(/;\s|,\s(?=(?:and|while|but|with)\b)/)[0] ?? ''
  const behind = rootsIn(after)
  return before.endsWith('by ') || behind.size === 0 ? rootsIn(before) : behind
}

/** Places and products that are named belong to no one's work. */
function rootsIn(text: string): Set<string> {
  const plain = text.replace(/\bprincipal\sinvestigator\b/gi, 'PI')
  return new Set(
    tracedWords(plain).flatMap(({ text: word, root }) =>
      ANYBODY.has(root) || (startsWithCapital(word) && word !== 'PI' && word !== word.toUpperCase()) ? [] : [root],
    ),
  )
}
