import { cueList } from '../../language/cue-list.ts'
import { remembering } from '../../language/remembering.ts'
import { lastClause, type Stretch } from './statement.ts'

/** Each of some words before each of some others. */
const pairs = (first: string, second: string): string[] =>
  first.split('|').flatMap((one) => second.split('|').map((other) => `${one} ${other}`))

/**
 * Words that assert more than a plan can know: superlatives, and facts about the past that somebody must have shown.
 * Each is a claim only where no source says the same.
 */
const CLAIMS = cueList(
  [
    ...pairs(
      'has been|have been|has already been|have already been|has long been|has since been',
      'proven|demonstrated|validated|verified|qualified',
    ),
    ...pairs(
      'has been|have been|has already been|have already been|has long been|has since been',
      'certified|fielded|deployed|adopted|licensed',
    ),
    ...pairs(
      'the|our|its|a',
      'fastest|lightest|strongest|cheapest|safest|smartest|finest|greatest|best|smallest|thinnest|quietest|toughest|newest',
    ),
    ...pairs(
      'the most|our most|its most',
      'advanced|accurate|capable|reliable|efficient|cost effective|powerful|robust|innovative|sensitive|mature|precise',
    ),
    ...pairs(
      'fully|completely|100 %|totally|entirely|independently|extensively|rigorously|successfully|thoroughly|already|previously',
      'validated|tested|qualified|compliant|certified|proven|operational|demonstrated|verified|accredited|approved|fielded|deployed|mature|reliable|secure|accurate|autonomous',
    ),
    ...pairs(
      'outperform|outperforms|out perform|out performs|surpass|surpasses|beat|beats|superior to|better than',
      'all|any|every|current|existing|competing|other|the _',
    ),
    ...pairs('certified by|approved by|endorsed by|accredited by|selected by|funded by|licensed by|qualified by', 'the _|_'),
    ...pairs('is|are|was|were|be|been|as', 'the first|the very first'),
    ...pairs(
      'the first|the first _|the first _ _|the first _ _ _',
      'to _|that can|that is|that has|ever|capable|of its kind|worldwide|in the world|on the market',
    ),
    ...pairs('the|a|an|our', 'leading _|_ leading _'),
    ...pairs('leader|expert|experts|provider|supplier|authority', 'in _'),
    ...pairs('widely|broadly|commonly', 'adopted|used|accepted|recognized|recognised'),
  ]
    .join(' | ')
    .concat(` | proven | the world s _ | the industry s _ | the nation s _ | the only _ | no other _ | no competing _ | no comparable _ | best in class
    | best available | guarantee | guaranteed | guaranteeing | flawless | flawlessly | unmatched | unparalleled | unprecedented | unrivaled | unrivalled
    | outstanding | exceptional | excellent | superb | impressive | unbeatable | unsurpassed | revolutionary | revolutionize | revolutionizing
    | groundbreaking | ground breaking | breakthrough | cutting edge | world class | industry leading | market leading | award winning
    | game changer | game changing | second to none | zero risk | risk free | foolproof | fail proof | patented | patent pending | combat proven
    | well established | extensive experience | extensive expertise | decades of | years of experience | never fail | always work | always succeed
    | always meet | always detect | without any risk | without any failure | without any error | eliminate all | eliminates all | will certainly _
    | will undoubtedly _ | will definitely _ | will surely _ | certain to succeed | in full rate production | in serial production
    | commercially available today`),
)
/** The same words where they claim nothing. */
const NO_CLAIMS = cueList(
  [
    ...pairs('be|being', 'proven'),
    ...pairs('proven by|proven through', 'a|an|the|test|analysis|inspection|demonstration|measurement|simulation|calculation'),
    ...pairs('the only', 'one|two|way to|thing|open|remaining|difference|exception'),
    ...pairs('leading', 'edge|to|up|role|cause|indicator|order|term|question'),
    ...pairs('to be|will be|shall be|can be|be', 'certified by|approved by|selected by|qualified by'),
    'the first to be',
  ].join(' | '),
)

/** The places where a text claims something of that kind. */
export const claimsIn: (text: string) => readonly Stretch[] = remembering((text) => {
  const others = NO_CLAIMS.all(text).map(stretch)
  return CLAIMS.all(text)
    .map(stretch)
    .filter(({ start, end }) => !others.some((one) => one.start < end && one.end > start))
})

const stretch = ({ index, text }: { index: number; text: string }): Stretch => ({ start: index, end: index + text.length })

/** "The approach has shown good results": what is said to have happened. */
const HAPPENED = /\b(?:has|have|had)\s(?:(?:\p{L}+ly|already|long|since)\s)?(\p{L}+)/giu
const DONE: ReadonlySet<string> = new Set('shown built won led met run given held made sold found taught written grown been'.split(' '))

/** Conditions, and what shall have happened by then, assert nothing. */
const NOT_YET = cueList(`
  shall | will | must | should | may | can | could | would | to | when | if | once | after | until | unless | that | which | who | what | whether | where
  | how | each | every | as`)
const LOOK_BACK = 75

/** The places where a text tells of something as having happened, which only a source can know. */
export function pastAssertionsIn(text: string): Stretch[] {
  return Array.from(text.matchAll(HAPPENED)).flatMap(({ 0: words, 1: done = '', index }) => {
    const clause = lastClause(text.slice(Math.max(0, index - LOOK_BACK), index))
    const isPast = DONE.has(done.toLowerCase()) || (done.endsWith('ed') && done.length > 3)
    return isPast && !NOT_YET.test(clause) ? [{ start: index, end: index + words.length }] : []
  })
}
