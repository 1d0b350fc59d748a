import type { Word } from '../../../language/words.ts'

/** Words that tell the same of a sentence, in their dictionary form or as they stand, parted by bars. */
type Cue = { means: string; cues: string; example: string }

/** What single words tell. Which of it counts for what is learned, not decided here; the examples are the tests. */
export const CUES: readonly Cue[] = [
  {
    means: 'offeror',
    cues: 'offeror|proposer|applicant|small business|firm|company|awardee|contractor|performer|vendor|team|researcher|developer',
    example: 'Each offeror names its partners.',
  },
  {
    means: 'proposal',
    cues: 'proposal|submission|white paper|application|volume|feasibility documentation|response|dp2',
    example: 'White papers are three pages long.',
  },
  {
    means: 'product',
    cues: 'system|device|sensor|solution|software|tool|platform|prototype|design|technology|product|capability|material|unit|module|algorithm|method|approach|antenna|vehicle|component|model|framework|architecture|technique|instrument|assembly|subsystem|hardware|interface|engine|battery|receiver|array|coating|process',
    example: 'The sensor folds.',
  },
  {
    means: 'work',
    cues: 'effort|project|work|research|study|topic|subtopic|program|task|phase|investigation|analysis|demonstration|test|evaluation',
    example: 'The effort ends with a test.',
  },
  {
    means: 'government',
    cues: 'government|navy|army|air force|space force|marine corps|darpa|nasa|dod|department|program manager|tpoc|agency|sponsor|mda|nih|nist|noaa|don|daf|afrl|onr|program office|federal',
    example: 'The Navy will select one of them.',
  },
  {
    means: 'user',
    cues: 'warfighter|soldier|sailor|marine|operator|pilot|aircrew|user|personnel|analyst|crew|clinician|patient|commander|astronaut|medic|airman|squad|surgeon|maintainer|technician|inspector|diver|planner',
    example: 'Sailors carry it by hand.',
  },
  {
    means: 'today',
    cues: 'current|currently|exist|existing|today|traditional|conventional|legacy|presently|recent|recently|previous|previously|typical|typically|often|usually|already|state of the art|commonly|in the past|commercial|field|fielded|in use|in service|inventory',
    example: 'Legacy masts are heavy.',
  },
  {
    means: 'must',
    cues: 'shall|must|be require|need to|have to|require to|it be necessary|it be critical|be critical|be essential|necessary|may not|can not',
    example: 'It is essential that the mast folds.',
  },
  {
    means: 'should',
    cues: 'should|seek|solicit|invite|be of interest|of interest|of particular interest|be encourage|be suggest|encourage|interested in|look for|be invite|consider',
    example: 'Light masts are of interest.',
  },
  {
    means: 'wish',
    cues: 'desire|desirable|desired|goal|ideally|ideal|preferred|preferably|objective|aim|intend|envision|would be beneficial|be expect to|expect|target',
    example: 'Ideally one person carries it.',
  },
  { means: 'may', cues: 'may|might|could|can|would', example: 'It could fold.' },
  { means: 'need', cues: 'need|demand|require|requirement|necessitate', example: 'A need exists.' },
  {
    means: 'problem',
    cues: 'challenge|problem|gap|limitation|lack|shortfall|difficulty|risk|threat|issue|barrier|inadequate|limited|expensive|unfortunately|however|suffer|fail|difficult|impossible|burden',
    example: 'However, masts fail in storms.',
  },
  {
    means: 'benefit',
    cues: 'benefit|advantage|enhance|transform|enable|improve|reduce|open',
    example: 'This will enable new missions.',
  },
  {
    means: 'example',
    cues: 'for example|such as|example|potential|possible|not limited to',
    example: 'Masts, for example, bend.',
  },
  {
    means: 'paper',
    cues: 'report|documentation|plan|document|briefing|manual|drawing|data package|specification|white paper|presentation|guide|schematic|study|dataset|software|source code|final report|technical report',
    example: 'The final report has drawings.',
  },
  {
    means: 'handover',
    cues: 'deliver|deliverable|provide|submit|prepare|delivery|document',
    example: 'Deliver one mast.',
  },
  {
    means: 'standard',
    cues: 'nist|astm|compliant|comply|compliance|standard|regulation|stig|conform|cfr|fda|certification|certify|qualify|guideline|specification',
    example: 'It complies with ISO rules.',
  },
  {
    means: 'time',
    cues: 'month|week|day|year|schedule|milestone|period of performance|kickoff|deadline|duration',
    example: 'The kickoff is in the first month.',
  },
  {
    means: 'limit',
    cues: 'at least|less than|greater than|more than|minimum|maximum|up to|no more than|within|exceed|no less than|or less|or more|or great|threshold|between|range from',
    example: 'It weighs less than a man.',
  },
  {
    means: 'size',
    cues: 'weight|mass|size|volume|cost|price|footprint|dimension|diameter|length|height|power consumption|swap|envelope|portable|lightweight|compact',
    example: 'Cost counts.',
  },
  {
    means: 'measure',
    cues: 'accuracy|resolution|speed|latency|efficiency|range|sensitivity|rate|throughput|bandwidth|gain|frequency|temperature|lifetime|reliability|performance|precision|power|capacity|capable of|ability to|able to',
    example: 'It is able to hear whales.',
  },
  {
    means: 'limitation',
    cues: 'not|only|compatible|without|no|nothing|none|nobody|neither|never|exclude|allow|permit|acceptable|restrict|scope|open source|eligible|government furnish|not of interest|nonresponsive',
    example: 'Open source only.',
  },
  {
    means: 'prohibition',
    cues: 'prohibit|forbid|forbidden|ban|be not permit|be not allow|be not acceptable',
    example: 'Open flames are forbidden.',
  },
  {
    means: 'secrecy',
    cues: 'classified|clearance|itar|foreign national|nispom|secret|dcsa|export control|ear',
    example: 'The work may become classified.',
  },
  {
    means: 'later',
    cues: 'phase iii|commercialization|dual use|commercial application|transition|commercial market|civilian|commercialize|private sector',
    example: 'Commercialization follows.',
  },
  { means: 'option', cues: 'phase i option|option|option period|if exercise', example: 'The option takes six weeks.' },
  { means: 'first', cues: 'feasibility|proof of concept|concept', example: 'Prove the concept.' },
  { means: 'second', cues: 'prototype|full - scale|full scale', example: 'Test a prototype.' },
  {
    means: 'proof',
    cues: 'demonstrate|show|validate|verify|prove|test|evaluate|assess|characterize|measure',
    example: 'Show that it folds.',
  },
  {
    means: 'making',
    cues: 'develop|design|build|fabricate|create|construct|integrate|implement|produce|manufacture|define|determine|investigate|identify|conduct|perform|analyze|explore|study|establish|complete|optimize|refine|propose',
    example: 'Build a mast.',
  },
  {
    means: 'reference',
    cues: 'see|refer|reference|et al|vol|available at|link',
    example: 'See the table.',
  },
  {
    means: 'award',
    cues: 'award|fund|funding|select|selection|period|contract|budget|submit|instruction|solicitation|baa|eligible|question',
    example: 'Funding ends in May.',
  },
  {
    means: 'contrast',
    cues: 'but|yet|however|although|though|unfortunately|despite|while|lack',
    example: 'Masts fold, yet they are heavy.',
  },
  { means: 'past', cues: 'have be|have demonstrate|have show|was|were|has', example: 'Masts were heavy.' },
]

type Row = { words: readonly string[]; means: string }

/** The cues by their first word. */
const BY_FIRST = new Map<string, Row[]>()
for (const { means, cues } of CUES) {
  for (const cue of cues.split('|')) {
    const words = cue.split(' ')
    const first = words[0] ?? ''
    BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), { words, means }])
  }
}

/** What the words of a sentence tell, each with the place of its first word. */
export function cuesIn(words: readonly Word[]): { means: string; at: number }[] {
  // a name keeps its ending, and a sentence may begin with what looks like one ("Sailors carry it.")
  const forms = words.map(({ text, lemma }): readonly string[] => {
    const low = text.toLowerCase()
    return [lemma, low, low.endsWith('s') ? low.slice(0, -1) : low]
  })
  return forms.flatMap((form, at) =>
    [...new Set(form)]
      .flatMap((word) => BY_FIRST.get(word) ?? [])
      .filter((cue) => cue.words.every((word, nth) => forms[at + nth]?.includes(word)))
      .map(({ means }) => ({ means, at })),
  )
}
