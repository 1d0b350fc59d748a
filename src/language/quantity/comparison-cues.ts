/** How a number is set: as the least, the most, about so much, between two, or as it is. */
export type Comparator = '>=' | '<=' | '<' | '>' | '=' | 'range' | 'approx'

/** Words or a sign beside a number that compare, and what they make of it. */
type Cue = { cue: string; means: Comparator }

/** Cues by what they mean, parted by bars. */
const cues = (table: Partial<Record<Comparator, string>>): Cue[] =>
  Object.entries(table).flatMap(([means, all]) => all.split(/\s*\|\s*/).map((cue) => ({ cue, means: means as Comparator })))

/** What stands before a number. Behind "not" and "no" the two sides change: "more than" is more, "no more than" at most. */
export const BEFORE = cues({
  '>=': `at least | at the least | at the very least | at a minimum | at a minimum, | minimum | min | min. | ≥ | ⩾ | >= | > = | => | = > |
    up to and beyond | up to and exceeding | up to and above | at or above | at or over | at or beyond | equal to or above |
    equal to or greater than | equal to or higher than | equal to or more than | more than or equal to | greater than or equal to |
    higher than or equal to`,
  '<=': `at most | at the most | up to | limited to | capped at | maximum | max | max. | ≤ | ⩽ | <= | < = | within | within first |
    within the first | at or below | at or under | equal to or below | equal to or less than | equal to or lower than |
    less than or equal to | lower than or equal to | smaller than or equal to`,
  '<': `less than | fewer than | lower than | smaller than | shorter than | lighter than | thinner than | finer than | cheaper than |
    narrower than | colder than | cooler than | quieter than | under | below | <`,
  '>': `more than | greater than | larger than | longer than | higher than | heavier than | further than | farther than | later than |
    hotter than | warmer than | louder than | wider than | thicker than | taller than | deeper than | over | above | in excess of | exceed |
    exceeds | exceeded | exceeding | beyond | >`,
  '=': 'by',
  approx: `approximately | approx | approx. | about | around | roughly | nearly | almost | close to | typically | nominal | nominally | notional |
    notionally | on the order of | in the order of | circa | ~ | ≈`,
})

/** What stands right behind a number with its unit. */
export const BEHIND = cues({
  '>=': `or more | or greater | or higher | or longer | or above | or larger | or over | and above | and up | and higher | and greater |
    minimum | (min) | (min.) | (minimum)`,
  '<=': `or less | or fewer | or lower | or smaller | or shorter | or below | or under | or lighter | and below | and under | maximum | max |
    tops | (max) | (max.) | (maximum) | limit`,
  approx: 'or so | notional | nominal',
})

/** What closes a clause behind a number, up to two words after it: "10 lamps at a minimum". */
export const CLOSING = cues({
  '>=': 'at least | at the least | at the very least | at minimum | at a minimum | at a bare minimum | min',
  '<=': 'at most | at the most | at maximum | at a maximum | max | maximum',
})
