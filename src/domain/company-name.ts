import { endsWithOne, hasLetter, plainWords } from '../language/characters.ts'
import { cueList } from '../language/cue-list.ts'

/** How forms and title pages label the name of the company. */
const LABELS = cueList('company name | firm name | name of company/firm/offeror/proposer | proposing firm | small business name')

/** The forms of companies, with which their names end. */
const FORM = /[\s,](?:inc|incorporated|llc|l\.l\.c|llp|lp|pllc|corp|corporation|co|company|ltd|limited|gmbh)\.?$/i

/** Lines of a paper's head among which the name is. */
const HEAD = 4
const LONGEST_NAME = 80
/** Shorter words stand in many names. */
const SHORTEST_WORD = 5

/** The company's name in the head of its paper: a line that ends in the form of a company, else one with a word of which the paper goes on to speak. */
export function nameInHead(page: string): string | undefined {
  const lines = page
    .split('\n')
    .map((line) => line.trim())
    .filter(hasLetter)
  const head = lines.slice(0, HEAD).filter((line) => line.length <= LONGEST_NAME && !/[:@|]|\s{2}/.test(line))
  const named = head.find((line) => FORM.test(line))
  if (named) return named
  return head.find((line) => {
    const rest = lines
      .filter((other) => other !== line)
      .join(' ')
      .toLowerCase()
    return !endsWithOne(line, '.!?') && plainWords(line).some((word) => word.length >= SHORTEST_WORD && rest.includes(word))
  })
}

/** "Company Name: Brightwater Robotics, Inc." */
const LABELLED = /^([^:]{4,40}):\s*(\S.{1,119})$/

/** The names of companies that a page tells behind a label of its own. */
export function companyNamesIn(page: string): string[] {
  return page.split('\n').flatMap((line) => {
    const [, label = '', name = ''] = LABELLED.exec(line.trim()) ?? []
    return LABELS.test(label) ? [name.trim()] : []
  })
}

/** A name without the form of its company. */
export function withoutForm(name: string): string {
  return name.trim().replace(FORM, '')
}

/** Whether two names are of one company, whatever its form is called: one is the other or its beginning, "Kvale" of "Kvale Tension Instruments, Inc.". */
export function isSameCompany(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [one, other].map((name) => plainWords(withoutForm(name))).sort((a, b) => a.length - b.length)
  return shorter.length > 0 && shorter.every((word, at) => word === longer[at])
}
