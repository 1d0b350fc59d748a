import { baseForm } from '../english/inflection.ts'
import { indefinite } from '../english/wording.ts'
import { carries, headWord, isActivity, verbFor } from './step-verb.ts'

/** A thing or an activity as an order. `carried` is the verb that the person's list began with, `all` what they said in all. */
export function named(noun: string, carried: string, all: string): string {
  const isWork = isActivity(noun)
  const own = isWork ? null : ownVerb(noun, all)
  const usual = verbFor(noun)
  const verb = own ?? (!isWork && carries(carried) && (carried !== 'add' || needs(all, noun)) && usual === 'develop' ? carried : usual)
  const said = withArticle(noun)
  const isBare = said !== noun || !/^(?:the|an?|its|our|each|all|\d\S*|one|two|three|four|five) /i.test(noun)
  const isOutput = verb === 'develop' && isBare && !/^[A-Z]{2,}/.test(noun) && !MAKEABLE.test(headWord(noun))
  return `${isOutput ? 'work out' : verb} ${/^[a-z]+ed /.test(said) && said.startsWith(verb.replace(/e$/, '')) ? said.replace(/^\S+ /, '') : said}`
}

/** "literature review" → "a literature review", "kernel" → "the kernel", "dust tests" as they are. */
function withArticle(noun: string): string {
  const head = headWord(noun)
  if (/^(?:the|an?|its|our|each|all|\d\S*|one|two|three|four|five) /i.test(noun)) return noun
  const isMany = /s$/.test(head) && !/ss$|us$|is$/.test(head)
  if (SINGLE.test(head)) return `${indefinite(noun)} ${noun}`
  if (isActivity(noun)) return isMany || !/ of /.test(noun) ? noun : `the ${noun}`
  if (/^[A-Z]{2,}$/.test(noun) || /^requirements$/i.test(noun)) return `the ${noun}`
  return isMany || /^[A-Z]/.test(noun) || MASS.test(head) ? noun : `the ${noun}`
}

/** Work that is counted. */
const SINGLE =
  /^(?:review|study|trial|test|survey|demonstration|demo|experiment|campaign|flight|workshop|interview|trade-?off|comparison|assessment|evaluation|exercise|inspection|run|replay)$/i

/** Nouns that stand without an article. */
const MASS = /^(?:data|software|hardware|firmware|electronics|feasibility|code|testing)$/i

/** Plural things that are developed; others, such as winds or boundaries, are worked out. */
const MAKEABLE =
  /^(?:models?|tools?|algorithms?|interfaces?|modules?|filters?|sensors?|electronics|features|concepts|designs|circuits|boards|cards|antennas|arrays|classifiers|networks|apps?|components|parts|drivers|controllers|materials|displays?|methods)$/i

/** Whether somebody said that it needs this thing. */
function needs(all: string, noun: string): boolean {
  return new RegExp(`\\bneeds?\\b[^.;]*\\b${headWord(noun)}\\b`, 'i').test(all)
}

/** Verbs with which a person says how a thing comes about; "measured" or "used" says something else. */
const MAKES =
  /^(?:simulate|model|compute|derive|generate|extract|join|train|print|draw|write|build|fabricate|make|calculate|code|assemble|machine|cast|synthesize|vectorize)$/

/** The verb that the person uses of a thing elsewhere: "Frames are simulated with …" → "simulate". */
function ownVerb(noun: string, all: string): string | null {
  const head = headWord(noun)
  if (head.length < 4 || !/^[A-Za-z-]+$/.test(head)) return null
  const stem = head.replace(/s$/, '')
  const passive = new RegExp(`\\b${stem}(?:s|es)? (?:is|are) ([a-z]+ed|drawn|built|made|written)\\b`, 'i').exec(all)?.[1]
  const active = new RegExp(`\\b(generates?|builds?|computes?|derives?|prints?) (?:[a-z]+ )?${stem}(?:s|es)?\\b`, 'i').exec(all)?.[1]
  const word = passive ?? active
  if (!word) return null
  const forms = [
    baseForm(word, word),
    word.replace(/s$/, ''),
    word.replace(/d$/, ''),
    word.replace(/ed$/, ''),
    word.replace(/(.)ed$/, '').replace(/l$/, ''),
  ]
  return forms.find((form) => MAKES.test(form)) ?? null
}
