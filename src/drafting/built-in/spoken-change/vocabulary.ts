const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Whether a word is one of some others, which stand between spaces. */
export const isOneOf = (word: string | undefined, words: string): boolean => word !== undefined && ` ${words} `.includes(` ${word} `)

/** Words that name what a sentence has between brackets. */
export const BRACKETS = 'parenthesis parentheses parenthetical paren bracket brackets bracketed'

/** Words that mean every place. */
export const EVERYWHERE = 'everywhere throughout wherever every each all both whole'

/** Words that tell nothing of what a part is about. */
export const STOP = list(
  "the a an of for in on to with and that this about is are was it its it's that's there's all any every one ones be been has have had i we you they he she our their my your will would can could should do does did so as at by from or but if then than now just really only please no not don't we're we've i'd they're isn't aren't there here what where when who which also some over up out off us them me him her his into because since get gets got us's thing bit part being still too very more says say said word words",
)

/** What people call the parts of a text. */
export const UNIT_NOUNS = list(
  'task tasks step steps sentence sentences bullet bullets paragraph paragraphs line lines deliverable deliverables item items section list title heading criterion criteria milestone',
)

/** Words that count parts, with their number; from the end below zero. */
export const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ').map((word, at): [string, number] => [word, at]),
  ['last', -1],
  ['final', -1],
  ['forth', 3],
])

/** Words that are said around what is new. */
export const NOT_NEW = list("instead rather everywhere anymore throughout please wherever actually going using we're down together")

/** Where something stands beside something else, or at an end. */
export const BEFORE = list('before ahead front above')
export const AFTER = list('after below behind under underneath beneath following')
export const START = list('top first beginning start front')
export const END = list('end bottom last')

/** Words behind which it is said what is to be added. */
export const CUES = list('add says say reads read insert put saying called reading include that namely it also deliverable too')

/** What of a time is named, what keeps it, what makes it longer or shorter, and what moves it to an earlier one. */
export const EDGES: ReadonlyMap<string, 'from' | 'to'> = new Map([
  ...'start starts begin begins beginning'.split(' ').map((word): [string, 'from'] => [word, 'from']),
  ...'end ends finish finishes finished'.split(' ').map((word): [string, 'to'] => [word, 'to']),
])
export const STAYS = list('stays stay keep keeps kept same alone untouched leave remains remain')
export const SPAN = list('longer shorter extend extends shorten stretch prolong lengthen')
export const EARLIER = list('earlier forward sooner shorten shorter')

/** Verbs that order something by themselves. */
export const ORDERS = list('delete remove drop add change rename extend move swap switch replace split shift push raise lower set insert')

/** Words that say what is to be done with those around them. */
export const STEERS = list(
  'add put insert use move goes go belongs make it is becomes become say says should must shall now to with by from under right below above call replace change delete remove drop take lose no cut split saying reads called',
)

/** Words that tell what is to be done, by what they ask for. */
export const KIND_CUES: ReadonlyMap<string, readonly string[]> = cuesOf({
  delete:
    'delete deleted remove removed drop dropped lose scrap strike cut omit erase out gone redundant ditch kill eliminate rid scratch off exclude unnecessary',
  add: 'add added insert include append another extra also too more additional new missing lacks squeeze',
  move: 'move moved goes go belongs belong relocate bring place comes come happens ahead precede',
  beside: 'before after above below under underneath beneath behind between following next right beside',
  edge: 'first last front top bottom end start beginning very up down',
  split: 'split break breaks broken cut divide separate halves apart part parting itself own',
  number: 'two three both double',
  swap: 'swap switch exchange trade reverse flip interchange around round places',
  shift: 'later earlier longer shorter extend shorten delay postpone push shift slip prolong stretch forward',
  time: 'month months week weeks day days quarter quarters year years',
  rename: 'rename title heading headline call called name named',
  change:
    'change replace make becomes become instead not should actually now raise lower increase decrease reduce set correct fix update bump substitute swap use rather',
  bind: 'shall binding must firm obligation commitment mandatory',
  state: 'is are was does has',
  vague: 'better nicer shorter clearer maybe something somehow stronger improve tighten polish reword sound sounds think why what how',
})

function cuesOf(words: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [cue, some] of Object.entries(words)) for (const word of some.split(' ')) found.set(word, [...(found.get(word) ?? []), cue])
  return found
}
