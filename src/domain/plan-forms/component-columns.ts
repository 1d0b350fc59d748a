import { raised, startsWithCapital } from '../../language/characters.ts'
import type { ComponentFacts, FactSource } from '../component/component-facts.ts'
import { shownCriteria } from '../milestone.ts'
import { dollarLabel } from '../money.ts'
import type { FinishedPlan } from '../plan.ts'
import { planRows } from '../printed-plan.ts'
import { citedInPlan } from '../quality/citation.ts'
import { monthCount } from '../schedule.ts'
import { withoutKind } from './deliverable-name.ts'
import type { FormBlock, FormDocument, FormSection, PlanToLayOut } from './form-document.ts'
import { noneHanded } from './handed-over.ts'
import { columnSections, fiveColumns, optionSections, workSections } from './plan-columns.ts'
import { requirementsSections } from './requirements-table.ts'
import { toldMilestones } from './told-milestone.ts'
import { partedPlan, wholeSections } from './whole-part.ts'
import { workShareSections } from './work-share.ts'

/** The five columns with what the component adds to them: its words, the note on base and option, the days on which it pays, the work shares. */
export function componentColumns(given: PlanToLayOut): FormDocument {
  const { component } = given
  const worded = { ...given, plan: inWordsOf(component, given.plan) }
  const { base, option, whole } = partedPlan(worded)
  const { plan } = base
  return {
    ...fiveColumns(base),
    sections: [
      ...columnSections(plan, noneHanded(given), thingsOf(component)),
      ...componentNotes(worded),
      ...workShareSections(worded, true),
      ...wholeSections(whole),
      ...workSections(planRows(plan)),
      ...optionSections(option, true, thingsOf(component)),
      ...requirementsSections(given, given.plan.milestones),
    ],
  }
}

/** What the component calls deliverables, as a column's heading; undefined where it calls them so. */
function thingsOf(component: ComponentFacts | null): string | undefined {
  const say = component?.wording?.value.find(({ instead_of }) => instead_of === 'deliverable')?.say
  return say && (manyOf(say).split('(', 1)[0] ?? '').trim().toUpperCase()
}

/** "product for testing" → "products for testing" */
function manyOf(say: string): string {
  const [noun = '', ...rest] = say.split(' ')
  return [`${noun}s`, ...rest].join(' ')
}

function inWordsOf(component: ComponentFacts | null, plan: FinishedPlan): FinishedPlan {
  const wording = component?.wording?.value ?? []
  if (wording.length === 0) return plan
  const say = (text: string) => wording.reduce((told, one) => replaced(told, one.instead_of, one.say), text)
  return {
    ...plan,
    scope_paragraph: plan.scope_paragraph && say(plan.scope_paragraph),
    milestones: plan.milestones.map((milestone) => ({
      ...milestone,
      initial_text: milestone.initial_text && say(milestone.initial_text),
      refined_text: milestone.refined_text && say(milestone.refined_text),
      deliverables: milestone.deliverables.map((text) => say(withoutKind(text))),
      acceptance_criteria: shownCriteria(milestone).map(say),
    })),
  }
}

function replaced(text: string, instead_of: string, say: string): string {
  return text.replace(new RegExp(`\\b${instead_of}(s?)\\b`, 'gi'), (found, plural: string) => {
    const words = plural === '' ? say : manyOf(say)
    return startsWithCapital(found) ? raised(words) : words
  })
}

/** Base and option, where the option is not told already, and the days of payment; each with the document it stands in. */
export function componentNotes(given: PlanToLayOut): FormSection[] {
  const { component } = given
  if (!component) return []
  const { base, option: told } = partedPlan(given)
  const total = toldMilestones(base.plan).reduce((sum, { payment }) => sum + payment, 0)
  const { option, months, day_payments } = component
  const blocks: FormBlock[] = []
  if (option && !told) {
    const { months: length, ceiling, exact } = option.value
    // of one document both halves are said once, behind the option
    const of = months?.source.another_release ? documentOf(months.source) : ''
    const base = months
      ? `The milestones above are the base, of ${exactly(months.value.exact)} ${monthCount(months.value.value)}${of}. `
      : ''
    blocks.push({
      kind: 'paragraph',
      label: 'Base and option',
      text: `${base}The option, of ${exactly(exact)} ${monthCount(length)} and at most ${dollarLabel(ceiling * 100)}, is planned and priced apart from it${documentOf(option.source)}.`,
    })
  }
  if (day_payments) {
    const days = day_payments.value.map(
      ({ day, percent }) => `${percent}% on day ${day} (${dollarLabel(Math.round((total * percent) / 100))})`,
    )
    blocks.push({
      kind: 'paragraph',
      label: 'Payment by days',
      text: `The base is paid by days and not by milestones: ${days.join(', ')}${documentOf(day_payments.source)}. The payment column shows what part of it each milestone is worth.`,
    })
  }
  return blocks.length > 0 ? [{ heading: 'Notes', blocks }] : []
}

/** The document without its pages. */
function documentOf(source: FactSource): string {
  return citedInPlan({ ...source, place: '' })
}

function exactly(exact: boolean): string {
  return exact ? 'exactly' : 'at most'
}
