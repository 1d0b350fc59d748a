import { hasLetterOrDigit } from '../../../language/characters.ts'
import { shortened } from '../../machine-talk/machine-talk.ts'
import type { LeftOut, Page } from '../analysis.ts'
import { asTurned } from './characters.ts'

/** A run of tag characters, which repeat the Latin letters where nobody sees them. */
const TAGS = /[\u{e0000}-\u{e007f}]+/gu
/** Letters of no width and marks that turn the order of reading around, private selectors and fillers. */
const UNSEEN =
  /[\u034f]|[\u17b4\u17b5]|[\u180b-\u180f]|[\u{e0100}-\u{e01ef}]|[\u{1d173}-\u{1d17a}]|[\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{e0000}-\u{e007f}]/gu
/** A flag of a region is a black flag and tags. */
const FLAG = /\u{1f3f4}[\u{e0061}-\u{e007a}]{2,7}\u{e007f}/gu

/**
 * The pages without characters that have no shape of their own, so that words are compared as they are seen, and what was written in such characters
 * alone as left out. A soft hyphen at a line's end stays: it tells that the word goes on.
 */
export function withoutUnseenCharacters<P extends Page>(pages: readonly P[]): { pages: P[]; left_out: LeftOut[] } {
  const left_out: LeftOut[] = []
  const kept = pages.map((page) => {
    if (page.text.search(UNSEEN) < 0) return page
    const plain = asTurned(page.text.replace(FLAG, ''))
    const told = [...plain.matchAll(TAGS)].map(([run]) => shownTags(run)).join(' ')
    if (hasLetterOrDigit(told)) left_out.push({ why: 'invisible', page: page.page, text: shortened(told) })
    return {
      ...page,
      text: plain.replace(UNSEEN, (mark, place: number) =>
        mark === '\u00ad' && /^[^\S\n]{0,9}\n/.test(plain.slice(place + 1, place + 11)) ? mark : '',
      ),
    }
  })
  return { pages: kept, left_out }
}

function shownTags(run: string): string {
  return [...run].map((tag) => String.fromCodePoint(Math.max(32, (tag.codePointAt(0) ?? 0xe0020) - 0xe0000))).join('')
}
