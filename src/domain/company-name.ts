import { cueList } from '../language/cue-list.ts'

/** How forms and title pages label the name of the company. */
const LABELS = cueList('company name | firm name | name of company/firm/offeror/proposer | proposing firm | small business name')

/** "Company Name: Brightwater Robotics, Inc." */
const LABELLED = /^([^:]{4,40}):\s*(\S.{1,119})$/

/** The names of companies that a page tells behind a label of its own. */
export function companyNamesIn(page: string): string[] {
  return page.split('\n').flatMap((line) => {
    const [, label = '', name = ''] = LABELLED.exec(line.trim()) ?? []
    return LABELS.test(label) ? [name.trim()] : []
  })
}
