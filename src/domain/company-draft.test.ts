import { expect, test } from 'vitest'
import { CompanyProfile } from './company.ts'
import { companyDraft } from './company-draft.ts'

const ABOUT =
  'Tidewater Acoustics is a small business of 14 people in Newport, Rhode Island. It has a tank of 6 by 12 meters with a tow carriage.'
const BUILT = 'Our system hears a propeller at 2 km in sea state 3. The second prototype was tested off Block Island in 2024.'
const PAGE = `CAPABILITY STATEMENT\n${ABOUT}\nNAICS 541715\n\n${BUILT}`

function drafted(profile: Partial<CompanyProfile> = {}, text = PAGE) {
  const documents = [
    { id: 'f1', file_name: 'capability.pdf', role: 'one_pager' as const, pages: [{ page: 3, text, method: 'text' as const }] },
  ]
  return companyDraft({ profile: CompanyProfile.parse({ company_name: 'Tidewater Acoustics', ...profile }), documents })
}

test("the company's own sentences are offered for what its profile does not say yet, with their page", () => {
  const [about, built] = drafted()
  expect(about).toMatchObject({ field: 'company_description', file_name: 'capability.pdf', page: 3 })
  expect(about?.text).toBe(ABOUT)
  expect(built).toMatchObject({ field: 'technology_overview' })
  expect(built?.text).toBe(BUILT)
})

test('a field that says something already is left as it is', () => {
  expect(drafted({ company_description: 'We listen.' }).map(({ field }) => field)).not.toContain('company_description')
})

test('a table and headings are no passage, and nothing is made up', () => {
  expect(drafted({}, 'PART NUMBER  QTY\nA-1  4\nprototype  2\nOur team of experts')).toEqual([])
})
