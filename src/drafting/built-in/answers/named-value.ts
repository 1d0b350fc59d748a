import { wordsOf } from '../../../language/words.ts'
import { hasFinite } from '../english/third-person.ts'
import { lowerStart } from '../english/wording.ts'
import { type Limit, limitsOf, setsLimit, withArticle } from './limits.ts'

/** What a sentence speaks of before it says to what the company commits: "Emissivity, we commit to 0.97". */
const SPEAKS_OF =
  /^(?:and |but |for |on )*((?:the |its )?(?!the\b|contractor\b|it\b|that\b|this\b|by\b|in\b|at\b|on\b|with\b|under\b|for\b|today\b|now\b|here\b|phase\b|then\b|also\b|yes\b|so\b)[a-z][a-z-]*(?: [a-z-]+){0,4}?)(?:,| (?=the Contractor\b)| (?:is|are|was|stands?) )/i

/** A number with its unit and nothing that says of what, or in which direction it passes. */
const BARE =
  /^\$?\d[\d.,]* ?(?:percent|%|(?:milli|kilo|mega|micro)?(?:watts?|volts?|amps?|grams?|meters?|kelvin|seconds?)|[mkM]?[WVAKg]|[mu]?s|kg|lbs?|pounds?|ounces?|[cmu]?m|inch(?:es)?|ft|feet|hours?|minutes?|days?|dollars?|euros?)(?= |,|$)/i
const RANGE = /^\$?\d[\d.,]* ?(?:[^\s\d]+ )?(?:to|–|-) ?\d|\bor (?:less|more|better|fewer)\b/i
const BY = /^\d[\d.]* ?(?:\w+ )?(?:by|x|×) ?\d/i

/** "Average precision 0.60 on held-out scenes" has its "of". */
const NO_OF = /^((?:an? |the )?[a-z][a-z-]*(?: [a-z-]+){0,4}) (?=\d)/i

/** The value committed to, by the name of its quantity: null where nothing says of what or in which direction it passes. */
export function namedValue(said: string, clause: string): Limit[] | null {
  if (!/^\$?\d|^(?:under|below|above|over|at (?:least|most)|(?:no )?(?:more|less|better) than|within|[<>≤≥])/i.test(said)) return null
  const name = SPEAKS_OF.exec(clause)?.[1]?.replace(/^(?:the|its) /i, '')
  const isName = name !== undefined && !hasFinite(wordsOf(name))
  if (isName && /^\d/.test(said) && !setsLimit(said))
    return [{ kind: 'value', text: withArticle(`${lowerStart(name)} of ${said}`), condition: '' }]
  if (isName) return limitsOf(`${lowerStart(name)} ${said}`)
  if (BY.test(said)) return [{ kind: 'value', text: `dimensions of ${said}`, condition: '' }]
  return BARE.test(said) && !RANGE.test(said) && !setsLimit(said) ? [] : null
}

/** A phrase of a quantity and its number, with the word between them: "average precision 0.60" → "average precision of 0.60". */
export function withOf(phrase: string): string {
  const [, name = ''] = NO_OF.exec(phrase) ?? []
  const isName =
    name !== '' &&
    !/\b(?:of|to|at|in|on|by|with|for|from|than|least|most|about|above|below|under|over|within|and|or|phase|type|task|version)$/i.test(name)
  return isName && !hasFinite(wordsOf(name)) ? phrase.replace(NO_OF, '$1 of ') : phrase
}
