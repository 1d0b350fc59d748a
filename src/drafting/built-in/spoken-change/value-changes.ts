import type { MilestoneDocument } from '../../../domain/milestone-document.ts'
import { asPattern, partedAtSpaces, startsWithCapital } from '../../../language/characters.ts'
import type { Change } from './change.ts'
import { spotsOf } from './place.ts'
import { linesOf, withReplaced } from './replaced-words.ts'
import { withMonths } from './schedule-change.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const renaming: Change = (document, said) => {
  const wish =
    /^(?:rename|retitle) (?:this|the) milestone (?:to|as|into) (.+)$/i.exec(said) ??
    /^call (?:this|the) milestone (.+)$/i.exec(said) ??
    /^(?:change|make|set) the (?:title|heading|name)(?: of (?:this|the) milestone)? (?:to|into|read) (.+)$/i.exec(said)
  if (!wish) return null
  const at = document.lines.findIndex(({ kind }) => kind === 'title')
  const line = document.lines[at]
  return line ? { lines: document.lines.with(at, { ...line, text: capital(wish[1] ?? '') }) } : 'It has no title.'
}

const months = (count: string | undefined): number =>
  ({ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 })[count ?? ''] ?? Number(count ?? 1)
const COUNT = '(a|one|two|three|four|five|six|\\d+)'

const scheduling: Change = (document, said) => {
  const by = new RegExp(
    `^(?:push|move|shift|extend|delay|bring|pull|postpone|make) (?:the |this )?(end|end date|finish|start|beginning|schedule|milestone|everything|deadline|due date|it)(?: of (?:this|the) milestone)?( (?:back|out|forward|ahead|up|in))?(?: by)? ${COUNT} months?(?: (later|earlier|longer|shorter|back|out|forward|ahead))?(?:, .+)?$`,
    'i',
  ).exec(said)
  if (by) return withMonths(document, shifted(said, by))
  const to =
    /^(?:(?:make|let|have) )?(?:this milestone|it|the milestone)? ?(?:should |to )?(end|finish|start|begin)s? (?:in|with|by|at|on)? ?(?:the (?:end|beginning) of )?month (\d+)(?:,? (?:instead of|not) .+)?$/i.exec(
      said,
    ) ??
    /^(?:move|push|set|change|shift|bring) the (end|finish|start|beginning)(?: date)?(?: of (?:this|the) milestone)? (?:to|into) month (\d+)$/i.exec(
      said,
    )
  if (to) return withMonths(document, { edge: /start|begin/i.test(to[1] ?? '') ? 'start' : 'end', to: Number(to[2]) })
  return null
}

function shifted(said: string, [, what = '', direction = '', count, way = '']: RegExpExecArray) {
  const isEarlier = /earlier|shorter|ahead|forward|pull|bring|\bin\b|\bup\b/i.test(
    `${direction} ${way} ${/^(?:bring|pull)/i.exec(said)?.[0] ?? ''}`,
  )
  const isEdge = /^(?:end|finish|deadline|due)/i.test(what) || /^extend/i.test(said) || /longer|shorter/i.test(way)
  const edge = isEdge ? 'end' : /^(?:start|beginning)/i.test(what) ? 'start' : 'both'
  return { edge, by: isEarlier ? -months(count?.toLowerCase()) : months(count?.toLowerCase()) } as const
}

/** "task two goes to Hank Mercer": the lead that a numbered line names. */
const leading: Change = (document, said) => {
  const wish =
    /^((?:[Tt]he )?(?:\w+ task|[Tt]ask \S+)) (?:goes to|is for|belongs to|is led by|will be led by|should be led by|should go to|moves to|is now led by) (\p{Lu}[\p{L}.' -]+?)(?:,.*)?$/u.exec(
      said,
    ) ??
    /^(?:give|assign|hand) ((?:the )?(?:\w+ task|task \S+)) to (\p{Lu}[\p{L}.' -]+)$/iu.exec(said) ??
    /^(?:change|set) the (?:lead|owner) (?:of|for|on) ((?:the )?(?:\w+ task|task \S+)) to (\p{Lu}[\p{L}.' -]+)$/iu.exec(said)
  if (!wish) return null
  const spots = spotsOf(document, wish[1] ?? '')
  const line = document.lines[spots[0]?.line ?? -1]
  if (!line || spots.length > 1) return `It cannot be told which task “${wish[1]}” is.`
  const opening = line.opening.replace(/(\((?:lead|owner|who)\s*:\s*)[^()]+(\))/i, `$1${wish[2]}$2`)
  return opening === line.opening
    ? 'That task names nobody who leads it.'
    : { lines: document.lines.with(spots[0]?.line ?? 0, { ...line, opening }) }
}

/** "change the owner to Priya Raman": what a labelled line says. */
const labelled: Change = (document, said) => {
  const wish =
    /^(?:change|set|make|switch) (?:the )?([\w ]+?) (?:to|as|into) (.+)$/i.exec(said) ??
    /^the (?:new )?([\w ]+?) (?:is|should be|shall be|will be|becomes) (?:now )?(.+?)(?: now)?$/i.exec(said) ??
    reversed(/^(?:make|put) (.+?) (?:as )?the (?:new )?(owner|lead)$/i.exec(said))
  if (!wish) return null
  const places = document.lines.flatMap((line, at) =>
    line.kind === 'label' && line.text.trim() !== '' && line.name.toLowerCase() === (wish[1] ?? '').toLowerCase() ? [at] : [],
  )
  const line = document.lines[places[0] ?? -1]
  const now = wish[2] ?? ''
  // a long line says more than one value, and "not" asks for words to be replaced
  if (!line || places.length > 1 || /,? (?:not|instead of) /.test(now)) return null
  if (partedAtSpaces(line.text).length > 6)
    return `The line “${(wish[1] ?? '').trim()}” says more than that: say which words are to be replaced.`
  return { lines: document.lines.with(places[0] ?? 0, { ...line, text: startsWithCapital(line.text) ? capital(now) : now }) }
}

const reversed = (wish: RegExpExecArray | null): string[] | null => wish && [wish[0], wish[2] ?? '', wish[1] ?? '']

const VALUE = /^[-+±]?\$?\d[\d.,]*(?: ?(?:%|[^\d\s]+(?:\/\S+)?))?(?: \S+)?$/

/** "raise the center frequency to 9.4 GHz": the number that stands with what is named. */
const valued: Change = (document, said) => {
  const wish =
    /^(?:raise|lower|increase|decrease|reduce|change|set|bring|cut|drop|make|adjust) (?:the )?(.+?) (?:from .+? )?(?:up to|down to|to|at|be) (.+)$/i.exec(
      said,
    ) ?? /^the (.+?) (?:should|must|has to|needs to|ought to) (?:be|become) (.+)$/i.exec(said)
  const [, name = '', value = ''] = wish ?? []
  if (!wish || !VALUE.test(value)) return null
  const unit = value.replace(/^[-+±]?\$?[\d.,]+ ?/, '')
  const literal = (words: string) => asPattern(words)
  const place = new RegExp(
    `(?<![\\p{L}\\d])${literal(name)}(?:\\s+(?:of|is|at|to|by|below|above|under|over|within|than|least|most|about)){0,3}\\s+([-+±]?\\$?\\d[\\d.,]*\\d|\\d)(?=${unit === '' ? '' : `[ -]?${literal(unit)}`}(?![\\p{L}\\d]))`,
    'giu',
  )
  const places = document.lines.flatMap(({ text }, at) => [...text.matchAll(place)].map((match) => ({ at, match })))
  const [only] = places
  if (!only) return null
  if (places.length > 1) return `“${name}” has a value in ${places.length} places.`
  const { text } = document.lines[only.at] ?? { text: '' }
  const end = only.match.index + only.match[0].length
  const figures = value.slice(0, value.length - unit.length).trim()
  const now = text.slice(0, end - (only.match[1] ?? '').length) + figures + text.slice(end)
  return { lines: document.lines.with(only.at, { ...(document.lines[only.at] as MilestoneDocument['lines'][number]), text: now }) }
}

const EVERYWHERE =
  /,? (?:everywhere|throughout|all over|wherever it (?:stands|appears)|in all places|each time)(?: in (?:this|the) milestone)?$|,? in (?:the )?whole (?:milestone|text)$|,? in all of it$/i
const LEAVE = /,? (?:and |but )?(?:leave|keep|nothing else|not anywhere else|the rest stays)\b.*$/i
const WITHIN = /,? (?:but )?(?:only )?(?:in|of|from|under) (the [\w ]+?|task [\d.]+)$/i
const BEFOREHAND = /^(?:only )?in (the [\w ]+?|task [\d.]+),? (?=replace|change|use|make|call|say|write|substitute|put|swap)/i

const FORMS: readonly [RegExp, old: number, now: number][] = [
  [/^(?:replace|substitute|change|exchange|swap) (.+?) (?:with|by|to|into|for) (.+)$/i, 1, 2],
  [/^(?:call it|make it|make that|say|write|use|put|have) (.+?) (?:instead of|rather than|in place of|and not|not) (.+)$/i, 2, 1],
  [/^instead of (.+?),? (?:say|write|use|put|make it|call it|have) (.+)$/i, 1, 2],
  [
    /^.+? (?:should|must|has to|needs to|ought to|shall) (?:be|read|say)(?: (?:on|in|at))? (.+?),? (?:not|instead of|rather than)(?: (?:on|in|at))? (.+)$/i,
    2,
    1,
  ],
  [
    /^.+? (?:is|are|was|takes place|happens|begins|ends) (?:on |in |at |by )?(.+?),? (?:not|instead of|rather than) (?:on |in |at |by )?(.+)$/i,
    2,
    1,
  ],
]

/** Words that stand for an obligation are meant wherever they stand. */
const MODAL = /^(?:will|shall|should|must|may|can|would)$/i

const replacing: Change = (document, said) => {
  const everywhere = EVERYWHERE.test(said.replace(LEAVE, ''))
  const plain = said.replace(LEAVE, '').replace(EVERYWHERE, '')
  const place = BEFOREHAND.exec(plain)?.[1] ?? placeIn(document, plain)
  const within = place === undefined ? null : spotsOf(document, place)
  const wish = plain.replace(BEFOREHAND, '').replace(place !== undefined && WITHIN.test(plain) ? WITHIN : /$^/, '')
  for (const [form, old, now] of FORMS) {
    const match = form.exec(wish.replace(place === undefined ? /$^/ : ` in ${place}`, ''))
    if (!match) continue
    if (within?.length === 0) return `There is no “${place}” in it.`
    if (isTwofold(match[0])) return 'It cannot be told which words are to be replaced.'
    const wanted = { old: unquoted(match[old]), now: unquoted(match[now]), lines: linesOf(within) }
    return withReplaced(document, { ...wanted, everywhere: everywhere || MODAL.test(wanted.old) })
  }
  const shall = /^(?:make it|use|say|write|change it to|turn it into|make them) shall$/i.exec(wish)
  return shall ? withReplaced(document, { old: 'will', now: 'shall', lines: linesOf(within), everywhere: true }) : null
}

/** The part that a wish names behind or within it, where there is one. */
function placeIn(document: MilestoneDocument, said: string): string | undefined {
  const named = WITHIN.exec(said)?.[1] ?? / in (the \w+(?: criteria)?) (?:should|must|has to|needs to|is|are)\b/i.exec(said)?.[1]
  return named !== undefined && spotsOf(document, named).length > 0 ? named : undefined
}

/** "change months 4 to 6 to months 4 to 7": where the old words end nobody can tell. */
const isTwofold = (wish: string): boolean => (wish.match(/ (?:to|with|into|instead of|rather than) /gi) ?? []).length > 1

const unquoted = (words: string | undefined): string => (words ?? '').trim().replace(/^["“](.*)["”]$/, '$1')

/** Those that are tried before parts are deleted, added or moved, and those that are tried when nothing else fits. */
export const NAMED_CHANGES: { first: readonly Change[]; last: readonly Change[] } = {
  first: [renaming, scheduling, leading],
  last: [labelled, replacing, valued],
}
