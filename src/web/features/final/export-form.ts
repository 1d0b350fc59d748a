import type { Solicitation } from '../../../contract/solicitation-calls.ts'
import type { FinishedPlan } from '../../../domain/plan.ts'
import type { FormDocument, PlanToLayOut } from '../../../domain/plan-forms/form-document.ts'
import { ownBlanks } from '../../../domain/plan-forms/form-texts.ts'
import { type OfferedForm, offeredForm, outlineForm } from '../../../domain/plan-forms/offered-form.ts'
import { cited } from '../../../domain/quality/citation.ts'
import type { CurrentTopic } from '../../../domain/topic.ts'
import type { picturesSection } from '../../../export/plan-pictures.ts'

/** The plan in the form that its topic's component wants, with what the person is told about it. */
export type ComponentForm = Pick<OfferedForm, 'name' | 'file_name' | 'rules'> & {
  document: FormDocument
  /** The document without what stands behind the plan: what a limit of pages holds for. */
  own: FormDocument
  /** "Army SBIR 25.4 Release 12 instructions, section 3.7(f), p. 14" */
  source: string
  /** Whether the person has typed its headings. */
  is_own_outline: boolean
  /** A sentence when what is known is of another release than the topic. */
  release_note: string | undefined
  /** Whether the component asks for this form; else it only adds to the five columns, or is only told of another release, which nobody has confirmed. */
  is_asked_for: boolean
  is_only_told: boolean
  /** Whose form it is, where a component asks for it: "Army". */
  component: string | undefined
  /** How many pages it may have, where the component limits them. */
  pages: { at_most: number } | undefined
  /** What is to be filled in in Word, beyond the plan's own blanks. */
  blanks: readonly string[]
}

/** A document with the schedule and the payments as pictures, as wide as its pages, behind its table of the milestones, else behind all; without them where nothing draws them. */
export function withPictures(document: FormDocument, plan: FinishedPlan, drawn: typeof picturesSection | undefined): FormDocument {
  if (!drawn) return document
  const { sections } = document
  const table = sections.findIndex(({ blocks }) => blocks.some(({ kind }) => kind === 'plan_table'))
  const before = table < 0 ? sections.length : table + 1
  return { ...document, sections: [...sections.slice(0, before), drawn(plan, document.is_wide === true), ...sections.slice(before)] }
}

/** Headings that a person types stand in no document. */
const OWN = { document: 'Your headings', release: '', place: '' }

/** What draws pictures, where they are wanted, and the headings that the person has typed, where they have. */
type Wanted = { drawn: typeof picturesSection | undefined; headings: readonly string[] | undefined }

/**
 * The plan laid out for its topic's component, or under the headings that the person wants, with pictures behind it where they are wanted; null where the five
 * columns are all that is known.
 */
export function componentForm(
  solicitation: Solicitation,
  topic: CurrentTopic,
  plan: FinishedPlan,
  { drawn, headings, ...wanted }: Pick<PlanToLayOut, 'asked' | 'open'> & Wanted,
): ComponentForm | null {
  const { analysis, facts } = solicitation
  const component = facts && headings ? { ...facts, outline: undefined } : facts
  const { programType, researchInstitution } = topic
  const own: OfferedForm | null = headings && headings.length > 0 ? { ...outlineForm(headings), source: OWN, rules: [] } : null
  const offered = own ?? offeredForm(component, programType)
  if (!offered) return null
  const { laidOut, source, pages_at_most, ...told } = offered
  const given = { plan, topic_name: topic.name, component, research_institution: researchInstitution }
  const form = laidOut({ ...given, topic: analysis.topic, ...wanted })
  const document = withPictures(form, plan, drawn)
  const isAsked =
    own !== null || component?.outline !== undefined || (component?.form !== undefined && component.form.value !== 'five_columns')
  const isTold = own === null && !component?.outline && component?.form?.source.another_release === 'told'
  return {
    ...told,
    document,
    own: form,
    source: cited(source),
    is_own_outline: own !== null,
    release_note: component?.release_note,
    is_asked_for: isAsked && !isTold,
    is_only_told: isAsked && isTold,
    component: component?.outline ? 'topic' : component?.component,
    pages: pages_at_most === undefined ? undefined : { at_most: pages_at_most },
    blanks: ownBlanks(document.sections, plan),
  }
}
