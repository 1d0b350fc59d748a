import { gerund } from '../english/gerund.ts'
import { lowerStart } from '../english/wording.ts'

/** Ways of speaking and the way in which the same is written, one after the other. */
type Rule = readonly [RegExp, string | ((...found: string[]) => string)]

const NAME = "(?:Dr\\. )?\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?"
const WHO = '(?:we|i|they|you)'
/** A thing that is named and then taken up again: "the glint filter, it's a rise-time test". */
const THING = "(?:the|our|my|this|that|these|an?) (?:[\\w'-]+ ){0,3}?[\\w'-]+"

/** Stands for what the company has, until the sentence that names it is known. */
export const EXISTING = '\u0001'

const CONTRACTED: readonly Rule[] = [
  [/\b(it|that|he|she|there|what|who)'s got to\b/gi, '$1 has to'],
  [/\b(it|that|he|she|there|what|who)'s got\b/gi, '$1 has'],
  [/\b(we|i|they|you)'ve got to\b/gi, '$1 have to'],
  [/\b(we|i|they|you)'ve got\b/gi, '$1 have'],
  [/\bgot to (?=(?:be|have|survive|run|fit|work|last|weigh|go)\b)/gi, 'have to '],
  [/\bthere(?:'s| is) no (?=[a-z-]+s (?:or|and|in|on|at)\b)/gi, 'there are no '],
  [/\b(that one|this one|everything|everybody|everyone|somebody|nobody)'s /gi, '$1 is '],
  [
    /\b([a-z]{3,}|\p{Lu}\p{Ll}+|\p{Lu}{2,})'s (?=(?:at|in|on|led|done|made|run|built|under|over|above|below|not|going|outsourced|about|too|off|out|the (?:PI|lead|principal)|an? |-?\d))/gu,
    '$1 is ',
  ],
  [/\b(it|that|he|she|there|what|who)'s (?!been\b)/gi, '$1 is '],
  [/\byeah,? /gi, ''],
  [/\b(gives|shows|tells|give|show|tell) (?:you|us|me) (?=an?\b|the\b|\d)/gi, '$1 '],
]

/** What points to what was just said, and what is said to oneself. */
const ASIDES: readonly Rule[] = [
  [
    /,? (?:and )?(?:that is|it is|this is) (?:the dream|the hope|the idea|the goal|it|all|about it)(?: anyway| really| for now)?(?=[.;,]|$)/gi,
    '',
  ],
  [/,? (?:you know,? )?(?:all (?:of )?that(?: stuff)?|and (?:all that|stuff|so on|things like that|the like))(?=[,.;]|$)/gi, ''],
  [/ or whatever(?=[ ,.;]|$)/gi, ''],
  [/\b(in|at|of|with|to|by|under|over),? (?:let's say|let us say|say|what),? (?=\d)/gi, '$1 '],
  [/, say,? (?=\d|about)/gi, ' about '],
  [/(?<=[ ,(])(?:let us|let's) say,? |(?<=[ ,(])say, |(?<=,) (?:hmm|well),(?= )/gi, ''],
  [/\b((?:we|i)(?:'d|'ll)?(?: then)?) just (?=[a-z])/gi, '$1 '],
  [/\ba thing called (?=\p{Lu})/gu, ''],
  [
    /,? but (?:that|it|this)(?:'s| is) (?:still )?not (?:so |quite )?(?:sure|certain|decided|clear|fixed)(?: yet)?(?=[.;,]|$)/gi,
    ' [confirm this]',
  ],
  [/\bwould have to ([^,.;]+?),? but (?:that|this)(?:'s| is) (?:for )?later\b/gi, 'would later $1'],
  [
    /\b(we|i) do (?=(?:an?|the) (?:[\w-]+ ){0,3}(?:study|analysis|tests?|survey|review|simulations?|measurements?|experiments?)\b)/gi,
    '$1 carry out ',
  ],
  [/\b(and|but|so),? (?:i|we) (?:guess|suppose|think|believe|figure)(?: that)? (?!so\b)/gi, '$1 '],
  [/[,.;]? (?:i|we) (?:think|guess|believe) (?:that|it|this) was (?:in )?((?:19|20)\d\d)\b/gi, ' in $1 [confirm the year]'],
  [/, (?:sort of |kind of )?like (?=an? )/gi, ', similar to '],
  [/\ban? (\w+) thing\b/gi, '$1'],
  [/,? (?:really|anyway|actually|though)(?=[.;]|$)|(?<=\w) really(?=,)/gi, ''],
  [/(?<=\d [\p{L}]+|\d) though(?=,)/gu, ''],
  [/\b(?:way|a lot|much much) (?=(?:faster|slower|bigger|smaller|more|less|better|worse|higher|lower)\b)/gi, 'much '],
  [/\b(the (?:\w+ly )?[a-z]+ed) stuff\b/gi, '$1 objects'],
  [/\bthe (\w+) (?:thing|stuff|bit)\b(?! that)/gi, 'the $1 part'],
  [/\bthe (?:last|next|final|first|second|third) part is (?=the |an? )/gi, 'then '],
  [/, so ([a-z]+(?:, [a-z]+)+(?:,? and [a-z]+)?)(?=,? months?\b|[.;]|$)/gi, ' ($1)'],
  [
    /(?<=\b(?:areas|parts|things|steps|products|cases|kinds|types|regions|topics)), (?:and )?(?:that's|that is|those are|which are|namely|so|it's) (?=[^.]{3,80}? and )/gi,
    ': ',
  ],
  [/, (?:and )?(?:the way|how) (?:we|i) do (?:it|this|that) is,? (?:that )?(?=we|i)/gi, '\n'],
  [/, so (?=(?:for|by the end of|in) phase )/gi, '\n'],
  [/\b(in|at|of|with|to|by|under|over|than), (?=\d)/gi, '$1 '],
  [/, so (we|i) ([^,.;]{3,30}), (?=with|from|by|using)/gi, ' (so $1 $2) '],
  [/, that (?=(?:we|i|you) [a-z]+)/gi, ' that '],
  [/^we(?:'re| are) (only )?doing (?=the|all|only|three|two|both)/gi, (_: string, only: string | undefined) => `We cover ${only ?? ''}`],
  [/\b(the whole of Phase I+), (?=the [^,]+, the )/g, '$1: '],
  [/ is like (?=an? )/gi, ' is similar to '],
  [/ so about (?=\d)/gi, ', about '],
  [/( (?:is|are) [^,.;]{3,40}), (?=(?:runs|weighs|costs|needs|uses|takes|burns) )/gi, '$1 and '],
  [/\bthen where (?:do )?(the [a-z]+) (?:go|sit|stand)\b/gi, 'then the placement of $1'],
  [/\bwhere do (the [a-z]+) (go|sit|stand)\b/gi, 'where $1 $2'],
  [/, which ((?:\p{Lu}\p{Ll}+ and )?(?:I|we)) do (?=in|with|on|by|at)/gu, '\n$1 do this '],
  [/\b(months? \d+(?: (?:to|and) \d+)?), (?:and )?then /gi, '$1\nThen '],
  [/(?:^|, (?:and )?)(?:then )?the (?:[a-z-]+ )?([a-z-]+), (we|i) (?=[^,.\n]*\b\1\b)/gi, '\nThen $2 '],
  [/\bwhen you (\w+) (?=through|into|the|an?|it|them|in|from|with)/gi, (_: string, verb: string) => `when ${gerund(verb)} `],
  [/^(We (?:propose|have|need|offer) [^,.;]+), (?:and )?(?=we )/gi, '$1\n'],

  [/\b(?:like|maybe|roughly|some|around) (?=\d)(?!\d+ ?%)/gi, 'about '],
  [/(\d[\d.,]*(?: [\p{L}]+)?) or so\b/giu, 'about $1'],
  [/\b(magnitude|level|month) about (\d[\d.,]*)/gi, 'about $1 $2'],
  [/\b(?:in|at|for|to|of|by|with) about about\b/gi, 'about'],
  [/^(?:that|this) (?:one )?is (?:hard|easy|tough|tricky|difficult|the hard one)[,.;:] ?/gi, ''],
  [/^(?:well,? )?in a perfect world,? /gi, 'We hope for '],
  [
    /\b(we|i)(?:'d| would) (?:really )?(?:like|love) (?=(?:\d|about |magnitude|more|less|better|under|at least|two|three|four|five|six|seven|eight|nine|ten)\b)/gi,
    '$1 hope for ',
  ],
  [
    /, (?:and |but )?(\p{L}+), (?:i|we)(?: don't know| do not know|'m not sure|'re not sure| am not sure),? (?:but )?(?:maybe|perhaps|probably|about) (?:an? (?=half))?([^,;]+)(?:, (?:i'm |we're )?not sure about (?:that|this|it)(?: one)?)?/giu,
    '\n$1: $2 [confirm this]',
  ],
  [
    /, (?:but )?(?:i'm |we're |i am |we are )?not (?:so |quite |really )?sure about (?:that|this|it)(?: one)?(?: yet)?(?=[.;]|$)/gi,
    ' [confirm this]',
  ],
  [/(?:^|(?<=, ))(?:hopefully|ideally),? (?=an? |the |\d)/gi, 'we hope for '],
  [/^(.{3,40}?),? hopefully,? (?=an? |the |\d)/gi, '$1 we hope for '],
]

/** "What we have is X", "the sphere, we cast it", "that's Priya": said twice, written once. */
const TURNED: readonly Rule[] = [
  [/^then (?=(?:in|on|at|for) the )/gi, ''],
  [/^(?:and )?then the report with /gi, 'The final report holds '],
  [/\b(we) ([^,;.]{3,80}),? and we (?=[a-z]+ (?:it|them)\b)/gi, '$1 $2 and '],
  [/\b(have|has|is|with|use|take) this (?=\w+ of\b)/gi, '$1 a '],
  [/^(?:and )?in there,? (?=(?:we|there)\b)/gi, 'Inside '],
  [
    new RegExp(`^([\\p{L}][^,.;]{2,50}?) is (?:led|run|handled) by (${NAME})`, 'gu'),
    (_: string, work: string, name: string) => `${name} leads ${/^the /i.test(work) ? lowerStart(work) : `the ${lowerStart(work)}`}`,
  ],
  [/\bin goes? (.{2,60}?),? (?:and )?out comes? /gi, 'the input is $1 and the output is '],
  [
    new RegExp(`^(?:and |so )?what ${WHO} (have to|need to|want to|must|will|are going to) ([a-z]+) is (?:the )?(?!to )`, 'gi'),
    'We $1 $2 the ',
  ],
  [
    new RegExp(
      `^(?:and |so )?what ${WHO} (?:'ve |have )?(have|propose|need|want|built|made|bring|offer|use|plan|expect|see) is (?!to )`,
      'gi',
    ),
    'We $1 ',
  ],
  [/^what (?:has|needs) to (?:change|be changed|be done) is (?:that )?it /gi, `${EXISTING} `],
  [/^what (?:has|needs) to (?:change|be changed|be done) is (?:that )?(?=(?:we|the|they) )/gi, ''],
  [
    /^it is (select|choose|build|make|measure|test|find|design|write|pick|record|collect|train|model|simulate) (?=the |an? |our )/gi,
    'We $1 ',
  ],
  [/^what (?:has|needs) to (?:change|be changed|be done) is /gi, 'We have to change '],
  [/^what is (?:still )?(?:missing|needed|open) is /gi, 'Still needed: '],
  [/^(?:the|our) (?:idea|plan|approach|concept|goal|trick) is(?: that| to have)? (?=(?:we|you|i) )/gi, ''],
  [/^(?:the way|how) (?:we|i) do (?:it|this|that) is,? (?:that )?(?=we|i)/gi, ''],
  [/^so (?=it|the|we|there)/gi, ''],
  [
    /[,;]? (?:and )?(?:what (?:you|we) get(?: out)?(?: of (?:it|that))? is|what comes out is|out (?:of (?:it|that) )?comes|you get(?= an?\b)) /gi,
    '; the result is ',
  ],
  [
    /^(?:and )?(?:what (?:you|we) get(?: out)?(?: of (?:it|that))? is|what comes out is|out (?:of (?:it|that) )?comes) /gi,
    'The result is ',
  ],
  [/\b(?:and |, )?(?:you|one) (?:pass|passes) (?=(?:if|when)\b)/gi, '; it passes '],
  [/,+; /g, '; '],
  [/\bit passes (when|if),? (?:\1 )?/gi, 'it passes $1 '],
  [new RegExp(`, (?:and )?(?:that is|it is) (${NAME}|me|us)(?=[,.;]|$)`, 'gu'), ' (by $1)'],
  [new RegExp(`, (${NAME}) (?:does|is doing|will do) (?:that|this|it)(?=[,.;]|$)`, 'gu'), ' (by $1)'],
  [
    new RegExp(
      `^([Tt]he (?:[\\p{Ll}'-]+ ){0,3}?[\\p{Ll}'-]+),? (${NAME}) (?:does|is doing|will do) (?:that|this|it|that one)(?=[,.;]|$)`,
      'gu',
    ),
    (_: string, thing: string, name: string) => `${name} does ${lowerStart(thing)}`,
  ],
  [/, (?:and )?(?:that|it|this) is (an? [a-z]+(?: [a-z]+)?)(?=[,.;]|$)/gi, ' ($1)'],
  [/\((an? [a-z ]+)\), (?=[a-z]+ of )/g, '($1): '],
  [
    /^((?:whether|which|who|how|where) [^.;,]{3,60}?) (?:is|are) (?:still )?not (?:yet )?(?:decided|fixed|settled)(?: yet)?,? (?:and )?(?:that|it|this) depends on ([^.;]{3,80}?)[.]?$/i,
    '$1 (it depends on $2) is not decided',
  ],
  [/(?:^|,? (?:and )?(?:then )?)(?:and )?there(?:'s| is) (?=(?:Dr\. )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/gu, '\n'],
  [
    new RegExp(
      `(${NAME}) is the PI,? (?:he|she) (?:is doing|is|does|works|has) (\\d+ hours(?: a week)?)(?:,? and (?:does |he does |she does )?(the [^,.;]+))?`,
      'gu',
    ),
    (_: string, name: string, hours: string, work: string | undefined) =>
      `${name} is the PI, ${hours}${work ? `\n${name} does ${work}` : ''}`,
  ],
  [
    new RegExp(
      `(?:(?<!\\b(?:in|at|near) \\p{Lu}\\p{Ll}+), (?:and )?|, (?:and )?(?=(?:Dr\\. )?\\p{Lu}\\S+ \\p{Lu}))(?=${NAME} (?:does|leads|runs|handles|builds|works)\\b)`,
      'gu',
    ),
    '\n',
  ],
  [/, (?:and )?(?=the [\p{Ll}-]+ is (?:outsourced|subcontracted|contracted out)\b)/giu, '\n'],
  [/^we(?:'re| are) (?:all |both )(?:based |located )?(?=(?:in|at) )/gi, 'All work is done '],
  [/^we(?:'re| are) (?:based |located )?(?=(?:in|at) \p{Lu})/giu, 'The work is done '],
  [/ \(by (?:me|us)\)/g, ''],
  [new RegExp(`^(${THING}),? (?:it|this|that|he|she|they) (is|are|was|has|does|runs|leads|needs|goes|works|takes)\\b`, 'gi'), '$1 $2'],
  [
    new RegExp(
      `^(${THING}),? (?:we|i) (?:would |will )?(?:just |simply |only )?(do|test|skip|buy|leave out|build|measure|rent)(?= (?:in|at|on|with|by|for|from|later)\\b|[,.;]|$)`,
      'gi',
    ),
    (_: string, thing: string, verb: string) => `We ${verb} ${lowerStart(thing)}`,
  ],
  [new RegExp(`(?<=[,;] )(${THING}) we (leave out|skip|do not do|don't do)(?=[,.;]|$)`, 'gi'), 'we $2 $1'],
  [new RegExp(`^(${THING}), so (?=(?:first )?(?:we|i)\\b)`, 'gi'), (_: string, thing: string) => `For ${lowerStart(thing)}, `],
  [
    /^(?:(?:the|our) )?(?:numbers?|height|weight|size|range|first|second|third|people|cost)[,:] (?:(?:so|well|i mean),? )*(?=(?:it|we|that|today|right now|now) )/gi,
    '',
  ],
  [/^((?:the )?\p{L}[\p{Ll} -]{2,24}) first, (?=(?:we|i)\b)/giu, (_: string, thing: string) => `First ${lowerStart(thing)}: `],
  [new RegExp(`(${NAME}),? (?:he|she) (?:is )(?:our |the |a )?(\\w+) (?:guy|gal|person|man|woman|girl|expert)\\b`, 'gu'), '$1 does the $2'],
  [new RegExp(`(${NAME}) is (?:our |the |a )(\\w+) (?:guy|gal|person|man|woman)\\b`, 'gu'), '$1 does the $2'],
  [/^(?:number|no\.|risk) (?:one|two|three|four|1|2|3|4)(?: is|:|,)? /gi, ''],
  [/^(.{3,40}?) is (?:another|the other|the next|the last|the second|the third) one[,:;] /gi, '$1: '],
  [/\b(?:the )?(that|which) you (?:can )?(put|place|plug|set|mount|screw|clip) /gi, '$1 is $2 '],
  [/\bhow many (?:of them )?(?:you|we) need\b/gi, 'how many are needed'],
  [
    /^how (?:you|we) (?:would|can|will|could) (?:plug in|connect|attach) (.+?), (?:that|it|this) is (?:just |only |simply )?/gi,
    'To connect $1, there is ',
  ],
  [/(?:^|(?<=[,;] |\band ))you (take|build|use|run|measure|test|put|compare|mount|fill)\b/gi, 'we $1'],
  [
    /^(runs|covers|reads|weighs|works|needs|uses|takes|fits|sits|costs|burns) (?=[a-z\d])/gi,
    (_: string, verb: string) => `It ${verb.toLowerCase()} `,
  ],
]

/** A sentence as it was spoken, as one writes it; nothing that says something is left out. */
export function plainly(spoken: string): string {
  const said = applied(CONTRACTED, spoken)
  const without = applied(ASIDES, said.trim())
  return applied(TURNED, applied(TURNED, without))
    .replace(/ {2,}/g, ' ')
    .replace(/^\n/, '')
    .replace(/ (?=[,.;])/g, '')
    .trim()
}

function applied(rules: readonly Rule[], text: string): string {
  return rules.reduce(
    (so_far, [pattern, written]) => (typeof written === 'string' ? so_far.replace(pattern, written) : so_far.replace(pattern, written)),
    text,
  )
}
