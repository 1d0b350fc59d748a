const WORD = "\\p{Lu}[\\p{L}'’-]+"
const NAME = `(?:(?:Dr|Prof|Mr|Ms|Mrs)\\.? )?${WORD}(?: \\p{Lu}\\.)?(?: ${WORD}){1,3}`
const LEAD = '(?:PI|[Pp]rincipal [Ii]nvestigator)'

const NAME_FIRST = new RegExp(`^I(?:'m| am) (${NAME}),? (?:and )?(?:I(?:'m| am) )?(?:the |your )?(${LEAD})\\b(.*)$`, 'u')
const NAME_BEHIND = new RegExp(
  `^(?:I(?:'m| am)|I will be)(?: also)? (?:the |our |your )?(${LEAD}),? (?:(?:and )?(?:my name is|that's|that is|name is|I(?:'m| am)) )?(${NAME})(?:, (${NAME}))?(.*)$`,
  'u',
)
const NAMELESS = [
  /^I(?:'m| am)(?: also)? (?:the |our )?(PI|principal investigator)\b/i,
  /^I(?:'m| am) doing the (PI|principal investigator)\b(?: thing| part| job| role)?/i,
  /^(?:I |me )(?:will be|is) (?:the )?(PI|principal investigator)\b/i,
]

/** Behind the name what the speaker does: ", 24 hours a week, I do the tests". */
const I_DO =
  /^(.*?)[,;]? (?:and )?I (?:also )?(do|lead|run|handle|manage|write|build|make|design|develop|measure|model|test|own|cover|take)\b (.+?)\.?$/

/** Somebody who speaks of themselves: "I'm the PI" has no name, "I'm the PI, Jane Roe, I do the tests" has one and a part of the work. */
export function ofSpeaker(statement: string): string[] {
  const first = NAME_FIRST.exec(statement)
  if (first?.[1]) return named(first[1], first[3] ?? '')
  const behind = NAME_BEHIND.exec(statement)
  if (behind?.[2]) return named(fuller(behind[2], behind[3]), behind[4] ?? '')
  return [NAMELESS.reduce((said, pattern) => said.replace(pattern, 'The PI is [name the Principal Investigator]'), statement)]
}

function named(name: string, rest: string): string[] {
  const [, aside = '', verb, work] = I_DO.exec(rest) ?? []
  if (!verb || !work) return [`${name} is the PI${rest}`]
  return [`${name} is the PI${aside}.`, `${name} ${verb === 'do' ? 'does' : `${verb}s`} ${work}.`]
}

/** "Sam Okafor, Dr. Sam Okafor": the fuller form of one name. */
function fuller(name: string, again: string | undefined): string {
  return again?.endsWith(name.split(' ').at(-1) ?? '') && again.length > name.length ? again : name
}
