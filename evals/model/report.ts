import { caughtReport } from './caught.ts'
import { INVENTED_NUMBERS } from './defects/numbers.ts'
import { OTHER_WAYS } from './defects/other-ways.ts'
import { FALSE_QUOTES } from './defects/quotes.ts'
import { DROPPED_REQUIREMENTS } from './defects/requirements.ts'
import { ALTERED_THRESHOLDS } from './defects/thresholds.ts'
import { falseAlarmsReport } from './false-alarms.ts'
import { tokensReport } from './tokens.ts'

/** Phase I, Phase II, STTR and Direct to Phase II. */
const PLANS = ['N251-001', 'AF251-0004', 'AF15-AT05', 'MDA251-D003']

/** Topics on which the checks were made better, and topics that were left aside until then. */
const TOPICS = [...PLANS, 'A254-049', 'DHA251-001', 'HR0011SB20254-12']
const OTHER_TOPICS = ['N251-D01', 'SF25D-T1201', 'CBD254-005', 'AF151-082', 'DON26BX05-NP003', 'AF251-0001', 'N251-053', 'N251-016']

/** Defects of each kind in each set. */
const OF_EACH_KIND = 25

/** What a plan takes of a model, and how well the checks of its answers hold: what they catch, and what they object to without need. */
export async function modelReport(): Promise<string> {
  const ways = [...INVENTED_NUMBERS, ...FALSE_QUOTES, ...DROPPED_REQUIREMENTS, ...ALTERED_THRESHOLDS]
  const tokens = await tokensReport(PLANS)
  const caught = await caughtReport('Planted defects', TOPICS, ways, OF_EACH_KIND)
  const other = await caughtReport('Planted defects of other ways, on topics that were left aside', OTHER_TOPICS, OTHER_WAYS, OF_EACH_KIND)
  const alarms = await falseAlarmsReport([...TOPICS, ...OTHER_TOPICS])
  const reports = [tokens, caught, other, alarms]
  if (reports.some(({ holds }) => !holds)) process.exitCode = 1
  const aims = [
    ['Every prompt within its budget', tokens],
    ['Planted defects caught', caught],
    ['Planted defects of other ways caught', other],
    ['False alarms', alarms],
  ] as const
  return [...reports.map(({ text }) => text), ...aims.map(([name, { holds }]) => `${name}: ${holds ? 'aim met' : 'AIM MISSED'}`)].join('\n')
}
