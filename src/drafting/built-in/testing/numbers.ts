import { spelledNumbersIn } from '../../../language/quantity/spelled-number.ts'
import type { SampleTopic } from './samples.ts'
import type { WholePlan } from './whole-plan.ts'

/** What code counted or computed: plan numbering, due months, pages, counts of demands and tasks, the work-share rule. */
const COMPUTED = [
  /Milestones? \d+/g,
  /tasks? \d+\.\d+(?:(?:,| and| to) \d+\.\d+)*/gi,
  /Award \+ \d+ Months?/g,
  /p\. \d+(?:, \d+)*(?: and \d+)?/g,
  /\bpage \d+/gi,
  /\bSF 298\b|\bDD (?:2345|882|1423)\b|\bDI-[A-Z]+-\d+[A-Z]?\b|\bDFARS 252\.227-7018\b/g,
  /\b\d+ (?:(?:further )?requirements?|references|options|statements|milestones|further values?|answers?)\b/g,
  /\b(?:SBIR|STTR|R12) \d{2}\.\w+(?: R\d+)?\b|\bsection \d+(?:\.\d+)*/g,
  /\((?:DoD|DAF|Army|Navy|AFWERX|DARPA) (?:[^()]|\([a-z]\))*\)/g,
  /\d+% on day \d+|within \d+ days of award|every \d+ months|DD Form \d+/g,
  /\bR\d+\b/g,
  /\b\d+ (?:tasks|(?:further )?rows?|values?|of them)\b/g,
  /\b\d+ of \d+ questions?\b|\b\d+ steps?\b/g,
  /\d+-month/g,
  /(?<=^Lead, place and time: .*)months? \d+(?: to \d+)?\.$/gm,
  /at least (?:40|30)%/g,
  /40% with you/g,
  /\b1 verdict\b|there are 0\b|as page 1\b/g,
]

/** Numbers in the plan that stand in no source: not in the document, no answer, no form field, and not computed. */
export function inventedNumbers(plan: WholePlan, topic: SampleTopic | null, texts: readonly string[]): string[] {
  const answers = plan.facts.answers.map(({ answer }) => answer)
  const spoken = answers.flatMap((answer) => spelledNumbersIn(answer).map(({ value }) => String(value)))
  const source = numbersIn(
    [topic?.text ?? '', ...answers, plan.facts.company_name, plan.facts.customer_organization ?? '', ...spoken].join('\n'),
  )
  return texts.flatMap((text) => {
    const rest = COMPUTED.reduce((so_far, pattern) => so_far.replace(pattern, ' '), text)
    return [...numbersIn(rest)].filter((number) => !source.has(number)).map((number) => `${number} in "${text.slice(0, 160)}"`)
  })
}

function numbersIn(text: string): Set<string> {
  return new Set((text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replace(/,(?=\d{3})/g, '')))
}
