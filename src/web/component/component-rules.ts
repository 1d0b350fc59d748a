import type { ComponentFacts, FactSource, PlanForm } from '../../domain/component/component-facts.ts'
import type { Confirmable } from '../../domain/component/limit.ts'
import { centsOf, dollarLabel } from '../../domain/money.ts'
import { cited } from '../../domain/quality/citation.ts'
import { monthCount } from '../../domain/schedule.ts'

/** One thing that a component rules about the work plan, and the document and place that say so; a limit of another release is `told` or was `confirmed`. */
export type ComponentRule = {
  label: string
  value: string
  from: string
  limit?: { name: Confirmable; another_release: 'told' | 'confirmed' }
}

const FORMS: Record<PlanForm, string> = {
  five_columns: 'Milestones in five columns',
  army_two_pages: 'A work plan of two pages, under four headings',
  daf_outline: 'A statement of work on the numbered outline',
  daf_d2p2: 'A statement of work in the sections of Direct to Phase II',
  afwerx_table: 'A table of milestones with their costs',
}

/** The main things that a component rules, as rows to be read; what is not known of it is left out. */
export function componentRules(facts: ComponentFacts): ComponentRule[] {
  const { award_ceiling, months, option, page_limit, day_payments, outline, form, wording, kickoff_within_days, status_report_every } =
    facts
  const limit = (name: Confirmable, [rule]: ComponentRule[]): ComponentRule[] => {
    const another_release = facts[name]?.source.another_release
    return rule ? [{ ...rule, ...(another_release && { limit: { name, another_release } }) }] : []
  }
  const ownForm = row('Form', form, (one) => FORMS[one])
  return [
    ...limit(
      'day_payments',
      row('Payments', day_payments, (days) => days.map(({ day, percent }) => `${percent}% on day ${day}`).join(', ')),
    ),
    ...limit(
      'award_ceiling',
      row('Award', award_ceiling, (dollars) => `at most ${dollarLabel(centsOf(dollars))}`),
    ),
    ...limit(
      'months',
      row('Period', months, ({ value, exact }) => `${exact ? 'exactly' : 'at most'} ${monthCount(value)}`),
    ),
    ...limit(
      'option',
      row(
        'Option',
        option,
        ({ ceiling, months: span, exact }) =>
          `at most ${dollarLabel(centsOf(ceiling))} for ${exact ? 'exactly' : 'at most'} ${monthCount(span)}, planned and priced apart`,
      ),
    ),
    ...limit(
      'page_limit',
      row('Pages', page_limit, (pages) => `at most ${pages}`),
    ),
    ...row('Parts', outline, (headings) => headings.join('; ')),
    ...(form?.value === 'five_columns' ? ownForm : limit('form', ownForm)),
    ...row('Words', wording, (all) => all.map(({ instead_of, say }) => `say “${say}”, not “${instead_of}”`).join('; ')),
    ...row('Kickoff', kickoff_within_days, (days) => `within ${days} days of award`),
    ...row('Status reports', status_report_every, (span) => (span === 1 ? 'every month' : `at least every ${monthCount(span)}`)),
  ]
}

/** Sentences of one document, each with its place there. */
export type RulesOfDocument = { document: string; rules: { text: string; place: string }[] }

/** Its other rules, each a sentence, by the document that says them. */
export function componentNotes({ notes }: Pick<ComponentFacts, 'notes'>): RulesOfDocument[] {
  const named = notes.map(({ text, source }) => ({ document: cited({ ...source, place: '' }), text, place: source.place }))
  return [...new Set(named.map(({ document }) => document))].map((document) => ({
    document,
    rules: named.filter((one) => one.document === document).map(({ text, place }) => ({ text, place })),
  }))
}

function row<Value>(
  label: string,
  fact: { value: Value; source: FactSource } | undefined,
  told: (value: Value) => string,
): ComponentRule[] {
  return fact ? [{ label, value: told(fact.value), from: cited(fact.source) }] : []
}
