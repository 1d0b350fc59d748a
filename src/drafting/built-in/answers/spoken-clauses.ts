import { wordsOf } from '../../../language/words.ts'
import { baseForm } from '../english/inflection.ts'
import { hasFinite } from '../english/third-person.ts'
import { lowerStart, upperStart } from '../english/wording.ts'
import { openingVerb } from '../steps/step-verb.ts'

/** Words behind which a clause goes on. */
const GOES_ON =
  /\b(?:that|which|who|whom|what|where|when|while|how|why|because|since|if|unless|until|before|after|as|than|though|although|whether|so|and|or|but|nor|to|of|in|on|at|by|for|from|with|about|like|into|onto|over|under|is|are|was|were|be|say|says|said|think|know|see|hope|show|shows|mean|means|sure|the|an?|our|my|their|its|then|first|also|now|just|only|today|currently|once|time|way|all|everything|anything|thing|one|case|day|moment|not|never|phase i+)$/i

/** What a new clause begins with in speech without marks. */
const BEGINS =
  /^(?:it(?:'s| is| was| has| had| will| can| needs| must| found| weighs?| reached| runs?| works?| took| takes| costs?| gives?| did| does)|(?:we|they|he|she|i)(?:'ve|'re|'d|'ll|'m| have| are| will| would| built| made| use| need| want| had| did| do| can| plan| buy| take| run| measure| test| tested| never)|there(?:'s| is| are| was)|what(?:'s| is)|which is why)\b/i

/** From this many words without a mark on, the marks are missing. */
const UNMARKED = 16

/** Speech without any mark, cut where a new clause begins. */
export function withMarks(line: string): string {
  return line
    .split(/(?<=[,.;:!?])\s+/)
    .map((stretch) => (stretch.split(/\s+/).length < UNMARKED ? stretch : cut(stretch)))
    .join(' ')
}

function cut(stretch: string): string {
  const words = stretch.split(/\s+/)
  let since = 0
  return words
    .map((word, index) => {
      const before = words.slice(0, index).join(' ')
      const begins =
        index - since >= (SUBORDINATE.test(words.slice(since).join(' ')) ? 9 : 4) &&
        index < words.length - 2 &&
        !GOES_ON.test(before) &&
        BEGINS.test(words.slice(index).join(' '))
      if (begins) since = index
      return begins ? `\n${upperStart(word)}` : word
    })
    .join(' ')
    .replace(/,? (?:and|so|but)? ?\n/g, '. ')
}

const SPLICE =
  /, (?=(?:and )?(?:it|that|this|those|these|they|he|she|that one|this one) (?:is|are|was|were|has|have|had|does|do|did|can|will|needs|goes|runs|gives|looks|tracks|reconstructs|assumes|made|takes|works|weighs)\b|(?:and )?(?:we|i) (?:did|made|built|had|have|think(?! (?:(?:about|around|roughly|maybe) )?\d)|know|want|hope|would|'d|need|could|never|also|got)\b|(?:and )?(?:we|i)'d\b|(?:an?|the) [\w-]+(?: [\w-]+)? (?:comes|goes|moves|knows|does|has|is|are)\b(?! (?:then|first|next)))/gi

/** The months at the end hold for the whole of a sentence. */
const DATED = /months? \d+(?: (?:to|and) \d+)?(?: \(by [^)]+\))?[.]?$/i

/** What is done about a risk stays with it. */
const OTHERS = /, (?=(?:and )?(?:it|that|this) (?:is|was)\b)/gi

const SUBORDINATE =
  /^(?:and |but |so |then )*(?:if|when|unless|once|after|before|while|until|since|because|as|although|though|where|in|at|on|by|for|from|with|without|to|during|using)\b/i
const OPEN_END =
  /\b(?:(?<!\b(?:did|made|do|does|built|done|for|of|about|use|used) )that|which|who|because|if|when|where|than|whether|how|what)(?: [\w'-]+){0,1}$/i

/** "We have SkyFlow, it's code for GOES, we made that in 2022" is three sentences. */
export function unspliced(sentence: string, isRisk: boolean): string[] {
  const parts: string[] = []
  for (const piece of sentence.split(isRisk || DATED.test(sentence) ? OTHERS : SPLICE)) {
    const last = parts.at(-1)
    if (last !== undefined && !isWhole(last) && !/months? \d[\d to-]*$/.test(last)) parts[parts.length - 1] = `${last}, ${piece}`
    else parts.push(piece)
  }
  return parts.map((part, index) => (index > 0 ? part.replace(/^and /i, '') : part)).flatMap(withOwnWish)
}

function isWhole(clause: string): boolean {
  const bare = clause.replace(/^[^,]{2,60}, (?=(?:it|we|the|they|this|that|i) )/i, '')
  const plain = SUBORDINATE.test(clause) ? bare : clause
  if (SUBORDINATE.test(plain) || OPEN_END.test(plain) || plain.split(' ').length < 3) return false
  return hasFinite(wordsOf(plain.replace(/'s\b/g, ' is')))
}

/** "It is 4 m/s today and we'd want 3" tells what is, and then what is wanted. */
function withOwnWish(sentence: string): string[] {
  return sentence.split(/,? (?:and|but) (?=(?:we|i)(?:'d| would) (?:want|like|love|hope)\b)/i)
}

const MONTHS = '(months? \\d+(?:(?: to | and | through |-|–)(?:month )?\\d+)?)'
const BY = '((?: \\(by [^)]+\\))?)'
const AT_END = new RegExp(
  `^((?:[Aa]nd |[Tt]hen |[Ss]o )*((?:[Ww]e|I|(?:Dr\\. )?(?!Then|First|Next)\\p{Lu}\\p{Ll}+ (?:\\p{Lu}\\p{Ll}+|[a-z]+s(?= (?:the|an?|our|\\d)))) .{8,420}?|First [^:]{3,30}: we .{8,200}?)),? (?:(?:and )?(?:that|it) (?:goes|runs|is|will be|takes)(?: in| from| over)? )?\\(?(?:in |from |over )?${MONTHS}\\)?${BY}$`,
  'u',
)
const THING_AT_END = new RegExp(
  `^(?:(?:[Ff]irst|[Tt]hen|[Nn]ext|[Ff]inally|[Aa]nd then),? )?([Tt]he [^,:]{3,60}(?:[,:] [^.;]{3,90})?),? \\(?(?:in |from |over )?${MONTHS}\\)?${BY}$`,
  'u',
)
/** "Then the pane tests, we take one pane, month 3" and "First sensor: we buy two, months 2 to 4". */
const LABELLED_AT_END = new RegExp(
  `^(?:(?:[Ff]irst|[Tt]hen|[Nn]ext|[Ff]inally|[Aa]nd then),? )?(?:the )?([\\p{L}][\\p{Ll} -]{3,40})[,:] ((?:we|I) [^;]{8,300}?),? \\(?(?:in |from |over )?${MONTHS}\\)?${BY}$`,
  'u',
)
const AT_START = new RegExp(`^(?:(?:first|then|next|finally|after that),? )?(?:in |from )?${MONTHS},? (?=[\\p{L}-]+\\.? )`, 'iu')

/** The months of a piece of work stand before it: "we buy two, month 2 to 4" → "In months 2 to 4 we buy two". */
export function monthFirst(sentence: string): string {
  const plain = sentence.replace(/[.;,]+$/, '').replace(/^(?:and |so )?then (?=\p{Lu}\p{Ll}+ [a-z]+s )/iu, '')
  if (/^then the (?:[\w-]+ )?report\b/i.test(plain) && !hasFinite(wordsOf(lowerStart(plain))))
    return /^then the (?:final )?report$/i.test(plain) ? '' : `${upperStart(plain.slice(5))} follows`
  const first = AT_START.exec(plain)
  if (first?.[1]) return datedClause(months(first[1]), plain.slice(first[0].length)) ?? plain
  const [, label, act, span = '', whose = ''] = LABELLED_AT_END.exec(plain) ?? []
  if (
    label &&
    act &&
    !UNFIT.test(act) &&
    !hasFinite(wordsOf(`the ${lowerStart(label)}`)) &&
    !/^(?:first|then|next|so|and|we|i|for)\b/i.test(label)
  )
    return `${upperStart(label)}, ${months(span)}: ${act}${whose}`
  const [, , work, month = '', who = ''] = AT_END.exec(plain) ?? []
  if (work && !UNFIT.test(work) && MADE_BY.test(work))
    return `In ${months(month)} ${work.replace(MADE_BY, (_, _who: string, verb: string) => `we ${baseForm(verb, verb.replace(/s$/, ''))} `)} (by ${MADE_BY.exec(work)?.[1] ?? ''})`
  if (work && !UNFIT.test(work))
    return `In ${months(month)} ${work.startsWith('First ') || /^(?:We|I) /.test(work) ? lowerStart(work) : work}${who}`
  const [, thing, when = '', by = ''] = THING_AT_END.exec(plain) ?? []
  if (thing && !UNFIT.test(thing) && !hasFinite(wordsOf(lowerStart(thing)))) return `${upperStart(months(when))}: ${lowerStart(thing)}${by}`
  return plain.replace(
    new RegExp(`(?<=[a-z)])(?<!\\b(?:in|by|until|from|to|of|for|before|after)),? (?:and )?${MONTHS}$`, 'u'),
    (_, when_: string) => ` (${months(when_)})`,
  )
}

/** "months 14 to 16 bench test in air" is told by whom it is done; what is no work stays as it was said. */
function datedClause(when: string, clause: string): string | null {
  if (/^(?:and|or|is|are|was|for|of|to|at|in|on|with|that|which)\b/i.test(clause)) return null
  const order = lowerStart(clause)
  return openingVerb(order, false) && !hasFinite(wordsOf(`we ${order}`).slice(2)) ? `In ${when} we ${order}` : `In ${when} ${clause}`
}

/** Who does a dated piece of work stands behind it: "Jill builds it" → "we build it (by Jill)". */
const MADE_BY =
  /^((?:Dr\. )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (builds|makes|writes|measures|models|designs|tests|trains|simulates|codes|runs|draws|assembles|prints) (?=the |an? |our |\d)/u

const UNFIT = /\bmonths? \d|\bif\b|\buntil\b|\b(?:by|in|of)$/i

function months(said: string): string {
  const several = /\d\D+\d/.test(said) ? said.replace(/^month /i, 'months ') : said
  return several
    .replace(/ through |-|–/, ' to ')
    .replace(/ (to|and) month /, ' $1 ')
    .toLowerCase()
}

const ONLY_MONTHS = new RegExp(
  `^(?:and )?(?:that|it|this|all of (?:that|it))(?:'s| is| goes| runs| will be| takes)(?: in| from| over)? ${MONTHS}\\.?$`,
  'iu',
)

const THE_THING = /^In months? \d[^,]*? we [a-z]+ (the [\w-]+(?: [\w-]+)?)$/
const IT = /^(In months? \d[\d to]*? we [a-z]+) it\b/

/** "In month 5 we evaluate it" names what the month before made. */
export function withItsThing(sentences: readonly string[]): string[] {
  return sentences.map((sentence, index) => {
    const thing = THE_THING.exec(sentences[index - 1] ?? '')?.[1]
    return thing ? sentence.replace(IT, `$1 ${thing}`) : sentence
  })
}

/** "That goes in month 8." stands with what it dates. */
export function withItsMonths(sentences: readonly string[]): string[] {
  const kept: string[] = []
  for (const sentence of sentences) {
    const month = ONLY_MONTHS.exec(sentence)?.[1]
    const last = kept.at(-1)
    if (month && last) kept[kept.length - 1] = `${last.replace(/[.;,]+$/, '')}, ${month}`
    else kept.push(sentence)
  }
  return kept
}

const RUN =
  /\b(we|i) ((?!propose\b|have\b|need\b|want\b|own\b)[^,;]{3,120}?)((?:, (?:and )?(?:then )?\1 (?!are\b|have\b|will\b|would\b|can\b|'|did\b|made\b|had\b|built\b|do not\b|don't\b)[a-z]+[^,;]{0,120}?)+), (and then |then |and )?\1 (?=[a-z]+ )/i

/** "We take the frames, we stack them, and then we run it" says its subject once. */
export function withOneSubject(sentence: string): string {
  return sentence.replace(RUN, (_all, who: string, first: string, middle: string, joint: string | undefined) => {
    const others = middle.replace(new RegExp(`, (?:and )?(?:then )?${who} `, 'gi'), ', ')
    return `${who} ${first}${others}, ${joint?.toLowerCase().includes('then') ? 'and then' : 'and'} `
  })
}
