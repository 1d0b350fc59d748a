import { itemLines, type MilestoneDocument, taskLines } from '../../../domain/milestone-document.ts'
import type { Change } from './change.ts'
import { inTwo, withLineBehind, withMoved, withoutSpots, withSentenceAt, withSwapped } from './line-changes.ts'
import { type Spot, spotsOf, textOf } from './place.ts'
import { NAMED_CHANGES } from './value-changes.ts'

/** All parts of a place that is named, one exactly where one is meant. */
function found(document: MilestoneDocument, phrase: string, isOne = true): Spot[] | string {
  const spots = spotsOf(document, phrase)
  if (spots.length === 0) return `There is no “${phrase}” in it.`
  const isSection = new Set(spots.map(({ line }) => line)).size === spots.length && spots.every(({ isLine }) => isLine)
  const isRun = isSection && spots.every(({ line }, nth) => nth === 0 || line === (spots[nth - 1]?.line ?? 0) + 1)
  const isMeantWhole = isRun && !/\b(?:task|step|deliverable|sentence|bullet|item|line|criterion)$/i.test(phrase)
  return spots.length > 1 && isOne && !isMeantWhole ? `“${phrase}” may be any of ${spots.length}.` : spots
}

const deleting: Change = (document, said) => {
  const wish =
    /^(?:delete|remove|drop|take out|cut|cut out|strike|get rid of|leave out|cross out|erase) (.+?)(?: (?:entirely|completely|again))?$/i.exec(
      said,
    )
  if (!wish) return null
  const isAll = /^(?:everything|anything|all) /i.test(wish[1] ?? '')
  const spots = found(document, wish[1] ?? '', !isAll)
  return typeof spots === 'string' ? spots : withoutSpots(document, spots)
}

/** What nobody but the two who spoke of it knows. */
const UNSAID =
  /\b(?:we (?:discussed|talked|agreed|said|mentioned)|i (?:told|said|mentioned)|as (?:discussed|before|usual|agreed)|the usual|something|somebody|whatever|some more|appropriate|suitable)\b/i

const adding: Change = (document, said) => {
  const spoken = /^(?:add|put in|insert|include|append) (.+)$/i
  const placed = /^(after|before|behind|at the end of|to) (.+?),? (?:add|put in|insert|include|append|put) (.+)$/i.exec(said)
  const wish = placed ? placed[3] : spoken.exec(said)?.[1]
  if (wish === undefined) return null
  if (UNSAID.test(wish)) return 'It does not say what is to be added.'
  return addingNoun(document, wish, placed) ?? addingTo(document, wish)
}

const NOUN =
  /^(?:(?:a|an|one|another|the|this) )?(?:new |further )?(task|step|deliverable|sentence|criterion|acceptance criterion|bullet)(?: (?:number )?(\d+(?:\.\d+)*))?\b,?:? ?(.*)$/i
const WHERE =
  /^(?:(?:at|to) the (?:very )?(end|beginning|top|start)|as the (last|first)(?: one)?|(after|before|behind) (.+?))(?:[,:] | that (?:says|reads) | saying )(.+)$/i

function addingNoun(document: MilestoneDocument, wish: string, placed: RegExpExecArray | null): MilestoneDocument | string | null {
  const [, noun = '', , rest = ''] = NOUN.exec(wish) ?? []
  if (noun === '') return null
  const where = WHERE.exec(rest)
  const content = (where ? (where[5] ?? '') : rest).replace(
    /^(?:that (?:says|reads) |saying |which (?:says|reads) |called |to (?=\w+ the ))/i,
    '',
  )
  if (content.trim() === '') return 'It does not say what is to be added.'
  const anchor = placed?.[2] ?? where?.[4]
  const isBefore = /before/i.test(placed?.[1] ?? where?.[3] ?? '') || /beginning|top|start|first/i.test(where?.[1] ?? where?.[2] ?? '')
  if (/sentence/i.test(noun)) return addingSentence(document, { content, anchor, isBefore })
  const all = listOf(document, noun)
  if (all.length === 0) return `It has no list of ${noun}s.`
  const spots = anchor === undefined ? null : found(document, anchor)
  if (typeof spots === 'string') return spots
  const at = spots ? (spots.at(-1)?.line ?? 0) : isBefore ? (all[0] ?? 0) : (all.at(-1) ?? 0)
  const added = withLineBehind(document, at, content)
  return isBefore ? withMoved(added, [at + 1], at) : added
}

function listOf(document: MilestoneDocument, noun: string): number[] {
  if (/task|step|bullet/i.test(noun)) return taskLines(document)
  return itemLines(document, /deliverable/i.test(noun) ? /^deliverables?$/i : /criteri/i)
}

function addingSentence(
  document: MilestoneDocument,
  { content, anchor, isBefore }: { content: string; anchor: string | undefined; isBefore: boolean },
) {
  if (anchor === undefined) return 'It does not say where the sentence is to stand.'
  const spots = found(document, anchor)
  if (typeof spots === 'string') return spots
  const spot = spots.at(-1) as Spot
  return withSentenceAt(document, isBefore ? { ...spot, end: spot.start } : spot, content)
}

/** "a bill of materials to the end of the deliverables". */
function addingTo(document: MilestoneDocument, wish: string): MilestoneDocument | string | null {
  const to =
    /^(.+?) (?:to|in|into|under|at|as) (?:the (?:end|bottom) of )?(?:the )?((?:list of )?(?:tasks?|deliverables?|(?:acceptance )?criteria|method|risks?|approach|schedule))(?: list)?$/i.exec(
      wish,
    )
  if (!to) return null
  const name = (to[2] ?? '').replace(/^list of /i, '')
  const content = (to[1] ?? '').replace(/^(?:an?|the) (?=\w)/i, '').replace(/^that /i, '')
  const all = listOf(document, name.replace(/s$/, ''))
  if (/task|deliverable|criteri/i.test(name) && all.length > 0) return withLineBehind(document, all.at(-1) as number, content)
  const spots = found(document, name)
  if (typeof spots === 'string') return spots
  const line = spots.at(-1)?.line ?? 0
  return withSentenceAt(
    document,
    { line, start: 0, end: document.lines[line]?.text.length ?? 0, isLine: true },
    (to[1] ?? '').replace(/^that /i, ''),
  )
}

const moving: Change = (document, said) => {
  const swap = /^(?:swap|switch|exchange|flip) (.+?) (?:and|with) (.+)$/i.exec(said)
  if (swap) return swapping(document, swap[1] ?? '', swap[2] ?? '')
  const wish =
    /^(?:move|put|shift|bring) (.+?) (?:to )?(?:(before|after|behind|in front of|above|below) (.+)|(?:the )?(?:very )?(end|top|front|beginning|start|bottom|first|last)(?: place)?)$/i.exec(
      said,
    )
  if (!wish) return null
  const spots = found(document, wish[1] ?? '')
  if (typeof spots === 'string') return spots
  if (spots.some(({ isLine }) => !isLine)) return 'Only whole lines can be moved.'
  const lines = spots.map(({ line }) => line)
  if (wish[3] !== undefined) {
    const named = found(document, wish[3])
    const target = typeof named === 'string' ? found(document, `${wish[3]} task`) : named
    if (typeof target === 'string') return named as string
    const isBefore = /before|front|above/i.test(wish[2] ?? '')
    return withMoved(document, lines, isBefore ? (target[0]?.line ?? 0) : (target.at(-1)?.line ?? 0) + 1)
  }
  const list = [taskLines(document), itemLines(document, /^deliverables?$/i), itemLines(document, /criteri/i)].find((one) =>
    one.includes(lines[0] ?? -1),
  )
  if (!list) return 'It is not part of a list.'
  return withMoved(document, lines, /end|bottom|last/i.test(wish[4] ?? '') ? (list.at(-1) ?? 0) + 1 : (list[0] ?? 0))
}

function swapping(document: MilestoneDocument, one: string, other: string): MilestoneDocument | string {
  // "the first and the second task": the noun stands behind the second
  const noun = /\b(task|step|deliverable|criterion|bullet)s?$/i.exec(other)?.[1] ?? ''
  const both = [/\b(?:task|step|deliverable|criterion|bullet)\b/i.test(one) ? one : `${one} ${noun}`, other.replace(/s$/, '')].map((name) =>
    found(document, name),
  )
  const [first, second] = both
  if (typeof first === 'string') return first
  if (typeof second === 'string') return second
  if (!first?.[0]?.isLine || !second?.[0]?.isLine) return 'Only whole lines can be swapped.'
  return withSwapped(document, first[0].line, second[0].line)
}

const splitting: Change = (document, said) => {
  const wish =
    /^(?:split|break|divide|cut) (.+?) (?:up )?(?:in|into) (?:two|2)(?: sentences| tasks| parts)?(?:[, ].*)?$/i.exec(said) ??
    /^make (.+?) (?:into )?(?:two|2) (?:sentences|tasks)(?:[, ].*)?$/i.exec(said) ??
    /^make (?:two|2) (?:sentences|tasks) (?:out )?of (.+)$/i.exec(said)
  if (!wish) return null
  const spots = found(document, wish[1] ?? '')
  if (typeof spots === 'string') return spots
  const [spot] = spots
  const parts = spot && spots.length === 1 ? inTwo(textOf(document, spot)) : null
  if (!spot || !parts) return 'It cannot be told where to split it.'
  const line = document.lines[spot.line]
  if (!line) return null
  if (!spot.isLine || line.kind === 'text') {
    const text = `${line.text.slice(0, spot.start)}${parts.join(' ')}${line.text.slice(spot.end)}`
    return { lines: document.lines.with(spot.line, { ...line, text }) }
  }
  return withLineBehind({ lines: document.lines.with(spot.line, { ...line, text: parts[0] }) }, spot.line, parts[1])
}

/** In the order in which they are tried: what names a part or a value goes before what only replaces words. */
export const CHANGES: readonly Change[] = [...NAMED_CHANGES.first, deleting, adding, splitting, moving, ...NAMED_CHANGES.last]
