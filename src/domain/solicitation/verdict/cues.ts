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
    cues: 'proposal|submission|white paper|application|volume|slide deck|cover sheet|feasibility documentation|response|dp2',
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
    cues: 'government|navy|army|air force|space force|marine corps|darpa|nasa|dod|department|program manager|tpoc|agency|sponsor|mda|nih|nist|noaa|dla|don|daf|socom|afrl|onr|program office|federal',
    example: 'The Navy will select one of them.',
  },
  {
    means: 'user',
    cues: 'warfighter|soldier|sailor|marine|operator|pilot|aircrew|user|personnel|analyst|crew|clinician|patient|maintainer|technician|commander|airman|astronaut|surgeon',
    example: 'Sailors carry it by hand.',
  },
  {
    means: 'today',
    cues: 'current|currently|exist|existing|today|traditional|traditionally|conventional|conventionally|legacy|presently|recent|recently|historically|previous|previously|typical|typically|often|usually|already|state of the art|generally|commonly|in the past|commercial',
    example: 'Legacy masts are heavy.',
  },
  {
    means: 'must',
    cues: 'shall|must|be require|need to|have to|require to|it be necessary|it be essential|it be critical|be mandatory|be critical|be essential|necessary|cannot|may not|can not',
    example: 'It is essential that the mast folds.',
  },
  {
    means: 'should',
    cues: 'should|seek|solicit|invite|be of interest|of interest|of particular interest|be encourage|be suggest|be recommend|encourage|interested in|look for|be invite|call for|consider',
    example: 'Light masts are of interest.',
  },
  {
    means: 'wish',
    cues: 'desire|desirable|desired|goal|ideally|ideal|prefer|preferred|preferably|objective|aim|intend|envision|hope|would be beneficial|be expect to|expect|aspire|target',
    example: 'Ideally one person carries it.',
  },
  { means: 'may', cues: 'may|might|could|can|would', example: 'It could fold.' },
  { means: 'need', cues: 'need|demand|require|requirement|necessitate|want', example: 'A need exists.' },
  {
    means: 'problem',
    cues: 'challenge|problem|gap|limitation|lack|shortfall|difficulty|drawback|risk|threat|issue|barrier|inadequate|insufficient|limited|expensive|costly|unfortunately|however|suffer|fail|difficult|impossible|burden',
    example: 'However, masts fail in storms.',
  },
  {
    means: 'benefit',
    cues: 'benefit|advantage|enhance|revolutionize|transform|enable|improve|reduce|save|pave|open',
    example: 'This will enable new missions.',
  },
  {
    means: 'example',
    cues: 'for example|e.g|for instance|such as|example|potential|possible|not limited to',
    example: 'Masts, for example, bend.',
  },
  {
    means: 'paper',
    cues: 'report|documentation|plan|document|roadmap|briefing|manual|drawing|data package|specification|white paper|presentation|datasheet|guide|schematic|study|dataset|software|source code|final report|technical report',
    example: 'The final report has drawings.',
  },
  {
    means: 'handover',
    cues: 'deliver|deliverable|provide|submit|prepare|delivery|document',
    example: 'Deliver one mast.',
  },
  {
    means: 'standard',
    cues: 'mil-std|mil|nist|astm|ieee|iso|fips|ansi|stanag|compliant|comply|compliance|standard|regulation|rmf|stig|conform|cfr|fda|certification|certify|qualify|guideline|specification',
    example: 'It complies with ISO rules.',
  },
  {
    means: 'time',
    cues: 'month|week|day|year|schedule|milestone|period of performance|no later than|kickoff|quarter|deadline|duration',
    example: 'The kickoff is in the first month.',
  },
  {
    means: 'limit',
    cues: 'at least|at most|less than|greater than|more than|minimum|maximum|up to|no more than|within|exceed|no less than|or less|or more|or great|threshold|between|range from|better than',
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
    cues: 'not|only|compatible|without|no|exclude|prohibit|allow|permit|acceptable|restrict|limit to|scope|must use|interoperable|open source|eligible|government furnish|gfe|not of interest|nonresponsive',
    example: 'Open source only.',
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
  { means: 'option', cues: 'phase i option|option|option period|if exercise|option phase', example: 'The option takes six weeks.' },
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
    cues: 'see|refer|reference|figure|table|et al|http|https|www|doi|vol|pp|available at|link',
    example: 'See the table.',
  },
  {
    means: 'award',
    cues: 'award|fund|funding|select|selection|period|contract|budget|submit|instruction|solicitation|baa|eligible|topic author|question',
    example: 'Funding ends in May.',
  },
  { means: 'past', cues: 'have be|have demonstrate|have show|was|were|has|had', example: 'Masts were heavy.' },
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
  const forms = words.map(({ text, lemma }): readonly string[] => [lemma, text.toLowerCase(), text.toLowerCase().replace(/s$/, '')])
  return forms.flatMap((form, at) =>
    [...new Set(form)]
      .flatMap((word) => BY_FIRST.get(word) ?? [])
      .filter((cue) => cue.words.every((word, nth) => forms[at + nth]?.includes(word)))
      .map(({ means }) => ({ means, at })),
  )
}
