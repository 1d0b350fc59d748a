/**
 * The quality rules that a narrative is held against in place of its milestone's text. They judge words where they stand: a promise without a
 * measure, a fact from nowhere, a blank, a marking, a passive, a risk without an answer, and what the work leaves out of who, where and how.
 *
 * The others judge the plan that is handed in: its payments, schedule, reports, shares, statements and pages. A narrative can neither mend nor
 * break these, so they are asked of the milestones as they stand. Requirements are read by themselves: a milestone and its narrative answer together.
 */
export const NARRATIVE_RULES: ReadonlySet<string> = new Set([
  'QC-04',
  'QC-05',
  'QC-20',
  'QC-29',
  'QC-30',
  'QC-31',
  'QC-32',
  'QC-33',
  'QC-35',
  'QC-37',
  'QC-38',
  'QC-40',
  'QC-41',
  'QC-42',
  'QC-43',
  'QC-45',
  'QC-47',
  'QC-50',
  'QC-51',
  'QC-54',
])

/** Those that count sentences and look for facts in them: the headings of a narrative ("Risks", "How the work is done") state nothing. */
export const PROSE_RULES: ReadonlySet<string> = new Set(['QC-20', 'QC-40', 'QC-43'])
