import { sentencesIn } from '../../../domain/solicitation/requirement/sentence.ts'
import { NUMBER_WORD } from '../../../language/quantity/number-word.ts'
import { setsLimit } from '../answers/limits.ts'
import { lowerStart } from '../english/wording.ts'
import type { PlanBrief } from '../plan-brief.ts'

const LONGEST = 90

/** Where a sentence turns from what is tested to what passes. */
const PASS = /[;,.:]? (?:and )?(?:it |a run |an article )?pass(?:es)?(?: mark)?(?: if| when| at| with| is|:)/i

/** So many of something: "12 coupons", "nine swatches", "5 runs at each of 3 settings". */
const COUNT = new RegExp(
  String.raw`(?<![\w.-])(?:\d[\d,]*|(?!one\b)${NUMBER_WORD}) (?!(?:mm|h|hours|minutes|days|degrees|percent|inches)\b)(?:[a-z-]+ ){0,3}?[a-z-]{3,}s\b|\beach\b|\d [a-z]+ per\b`,
  'i',
)

/** The words before a colon, where they say how many. */
function counting(label: string | undefined): string | undefined {
  return label !== undefined && COUNT.test(label) ? label : undefined
}

/** What the answers say is tested, from the test plan that stands in a milestone's text: "12 coupons of each of 3 materials". */
export function testArticles({ answers }: Pick<PlanBrief, 'answers'>, text: string): string[] {
  return answers
    .filter((fact) => fact.topic === 'test' && text.includes(fact.text))
    .flatMap((fact) => sentencesIn(fact.text).map(({ start, end }) => fact.text.slice(start, end).replace(/[.;]+$/, '')))
    .map((sentence) => sentence.split(PASS)[0] ?? sentence)
    .map((sentence) => counting(/^([^:]{12,}): (?=.)/.exec(sentence)?.[1]) ?? sentence)
    .filter((sentence) => COUNT.test(sentence) && !setsLimit(sentence) && !/\b(?:pass(?:es|ed)?|success|acceptance)\b/i.test(sentence))
    .map(article)
    .filter((one) => one.length > 8 && one.length <= LONGEST && COUNT.test(one))
    .slice(0, 2)
}

/** "The coupon test uses 12 coupons of each" → "12 coupons of each". */
function article(sentence: string): string {
  const plain = sentence.replace(
    /^(?:the|an?) [\w\s-]{3,40}? (?:uses?|is|are|has|takes|includes|consists of|is done in|is done with) /i,
    '',
  )
  return lowerStart(plain.replace(/^The Contractor shall (?:use|run|test|measure) /, ''))
}
