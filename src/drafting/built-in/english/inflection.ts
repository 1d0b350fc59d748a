/** Verbs whose past forms do not follow the rule: base → past participle. */
const IRREGULAR: Record<string, string> = {
  be: 'been',
  begin: 'begun',
  break: 'broken',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  choose: 'chosen',
  come: 'come',
  cut: 'cut',
  do: 'done',
  draw: 'drawn',
  drive: 'driven',
  feed: 'fed',
  find: 'found',
  fly: 'flown',
  get: 'got',
  give: 'given',
  go: 'gone',
  grow: 'grown',
  have: 'had',
  hold: 'held',
  keep: 'kept',
  lead: 'led',
  leave: 'left',
  lose: 'lost',
  make: 'made',
  mean: 'meant',
  meet: 'met',
  pay: 'paid',
  put: 'put',
  read: 'read',
  run: 'run',
  say: 'said',
  see: 'seen',
  send: 'sent',
  set: 'set',
  show: 'shown',
  speak: 'spoken',
  spend: 'spent',
  stand: 'stood',
  take: 'taken',
  teach: 'taught',
  tell: 'told',
  think: 'thought',
  undergo: 'undergone',
  understand: 'understood',
  wear: 'worn',
  write: 'written',
}

const PAST: Record<string, string> = {
  am: 'be',
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  has: 'have',
  had: 'have',
  began: 'begin',
  chose: 'choose',
  did: 'do',
  does: 'do',
  flew: 'fly',
  gave: 'give',
  grew: 'grow',
  ran: 'run',
  saw: 'see',
  spoke: 'speak',
  took: 'take',
  went: 'go',
  wrote: 'write',
}

const BASE_OF = new Map<string, string>([
  ...Object.entries(IRREGULAR).map(([base, participle]): [string, string] => [participle, base]),
  ...Object.entries(PAST),
])

/** "fabricate" → "fabricates". */
export function thirdPerson(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return `${base}s`
}

/** The dictionary form of a verb's form; `lemma` is the tagger's guess, used where no rule of ours says better. */
export function baseForm(form: string, lemma: string): string {
  const word = form.toLowerCase()
  if (IRREGULAR[word]) return word
  return BASE_OF.get(word) ?? lemma.toLowerCase()
}

/** The verb of a sentence in the present: "be" → "is", "are", "is not"; "operate" → "operates", "do not operate". */
export function finiteVerb(verb: string, plural: boolean, isNot: boolean): string {
  if (verb === 'be') return `${plural ? 'are' : 'is'}${isNot ? ' not' : ''}`
  if (isNot) return `${plural ? 'do' : 'does'} not ${verb}`
  return plural ? verb : thirdPerson(verb)
}
