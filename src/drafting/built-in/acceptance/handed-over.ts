import { thingsIn } from '../demands/handover.ts'
import { isThing, shortened } from '../english/noun-phrase.ts'
import { lowerStart, upperStart } from '../english/wording.ts'
import type { PlanBrief } from '../plan-brief.ts'

/** What the solicitation itself names as deliverables, one line a thing, with a format where its kind tells one. */
export function handedOver({ demands }: PlanBrief): string[] {
  return demands.handovers
    .flatMap(({ text, page }) =>
      thingsIn(text)
        .flatMap(apart)
        .map((thing) => ({ thing: cut(lowerStart(thing)), page })),
    )
    .filter(({ thing }) => !/^(?:the |a )?final report$/i.test(thing))
    .map(({ thing, page }) => ({ thing: handedThing(thing), page }))
    .map(({ thing, page }) => {
      const format = formatOf(thing)
      return `${upperStart(thing)}${format} (solicitation p. ${page}), to the TPOC`
    })
}

/** "final report, graded test coupons", "a part and an executable copy": two things in one breath. */
function apart(things: string): string[] {
  const plain = things.replace(/^(?:the |a )?final report, (?:the |an? )?(?=\w)/i, '')
  const [, one = '', other = ''] = /^([\w -]{4,60}) and an? ([\w -]{4,60})$/.exec(plain) ?? []
  const isTwo = one !== '' && isThing(`the ${one}`) && !/ (?:of|for|with|that) /.test(one)
  return isTwo ? [one, other] : [plain]
}

/** "delivery of no less than 3 prototypes" → the prototypes; an activity that was successful is handed over as the record of it. */
function handedThing(thing: string): string {
  const plain = thing.replace(/[\s,;]+$/, '').replace(/^(?:delivery of|final report and) (?:an? )?/i, '')
  if (/^final report\b/i.test(plain)) return plain.replace(/^final report/i, 'part of the final report')
  const isDone = /^(?:successful )?(?:refinement|evaluation|demonstration|completion|assessment|validation|testing) of\b/i.test(plain)
  return isDone ? `record of the ${plain}` : plain
}

function cut(thing: string): string {
  return thing.length <= 150 ? thing : `${shortened(thing, 140)}, as the solicitation describes`
}

function formatOf(thing: string): string {
  if (/^(?:final )?report|^plan|^record of|^part of the final/i.test(thing)) return ' (PDF)'
  if (/\bdata ?sets?\b|dataset/i.test(thing)) return ' (CSV or native format)'
  if (/\b(?:coupons?|samples?|specimens?|swatch(?:es)?|parts?|units?|article)$/i.test(thing)) return ' (hardware)'
  if (/software|code|algorithm|dashboard|tool/i.test(thing)) return ' (source and executable)'
  if (/report|plan|documentation|assessment|CONOPS|lexicon|path/i.test(thing)) return ' (PDF)'
  if (/\bprototypes?\b/i.test(thing) && !/software/i.test(thing)) return ' (hardware with operating notes)'
  return /device|hardware|product/i.test(thing) ? ' (hardware or software with operating notes)' : ' (PDF)'
}
