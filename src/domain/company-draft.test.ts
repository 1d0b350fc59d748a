import { expect, test } from 'vitest'
import { CompanyProfile } from './company.ts'
import { companyDraft } from './company-draft.ts'

const ABOUT =
  'Tidewater Acoustics is a small business of 14 people in Newport, Rhode Island. It has a tank of 6 by 12 meters with a tow carriage.'
const BUILT = 'Our system hears a propeller at 2 km in sea state 3. The second prototype was tested off Block Island in 2024.'
const PAGE = `CAPABILITY STATEMENT\n${ABOUT}\nNAICS 541715\n\n${BUILT}`

/** Of a paper of three pages, or of one. */
function drafted(profile: Partial<CompanyProfile> = {}, text = PAGE, isShort = false) {
  const pages = [
    { page: 1, text: '' },
    { page: 2, text: '' },
    { page: 3, text },
  ].slice(isShort ? 2 : 0)
  const documents = [{ id: 'f1', file_name: 'capability.pdf', role: 'one_pager' as const, pages }]
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

const HEADED = `Brightwater Robotics
Brightwater Robotics, 12 Dock Street, Erie, Pennsylvania. 31 employees. Founded in 2009.

WHO WE ARE
We build crawlers that look for cracks in the hulls of ships while they are in the water.

2. Facilities and equipment
A wet laboratory with a test tank and a machine shop stand beside our office on the lake.

Key Personnel
Dr. Mara Lindqvist, chief engineer. Owen Tait, roboticist. Bea Okafor, welder.

Recent work
It rained for most of the spring, and nobody minded that very much.

Past Performance: NAVSEA contract N00024-21-C-0001, crack maps of two hulls with 1 mm resolution.

Core competencies
• Magnetic adhesion on curved steel
• Acoustic crack detection, also
under paint
INSURANCE
Nothing is insured by anybody in this town.`

test('of a document with headings the paragraphs under those that are about a field are offered, whole', () => {
  const all = drafted({ company_name: '' }, HEADED)
  const of = (field: string) => all.filter((one) => one.field === field).map(({ text }) => text)
  expect(of('company_description')).toEqual([
    'Brightwater Robotics, 12 Dock Street, Erie, Pennsylvania. 31 employees. Founded in 2009.',
    'We build crawlers that look for cracks in the hulls of ships while they are in the water.',
    'A wet laboratory with a test tank and a machine shop stand beside our office on the lake.',
    'Dr. Mara Lindqvist, chief engineer. Owen Tait, roboticist. Bea Okafor, welder.',
    'Magnetic adhesion on curved steel; Acoustic crack detection, also under paint.',
  ])
  expect(of('technology_overview')).toEqual([
    'NAVSEA contract N00024-21-C-0001, crack maps of two hulls with 1 mm resolution.',
    'Magnetic adhesion on curved steel; Acoustic crack detection, also under paint.',
  ])
})

test("what begins with the company's name is of the company, with what is told in a word or two behind it", () => {
  const [first] = drafted(
    { company_name: 'Brightwater Robotics' },
    'Brightwater Robotics, of Erie, has been at work since 2009. ISO 9001. CAGE 7X1Y2.',
  )
  expect(first?.text).toBe('Brightwater Robotics, of Erie, has been at work since 2009. ISO 9001. CAGE 7X1Y2.')
})

test('the name of the company is offered where a label tells it, once, and only while the profile has none', () => {
  const cover = 'Topic Number: N251-001\nCompany Name: Brightwater Robotics, Inc.\nFirm Name: Other, LLC'
  expect(drafted({ company_name: '' }, cover)).toEqual([
    { field: 'company_name', text: 'Brightwater Robotics, Inc.', file_name: 'capability.pdf', page: 3 },
  ])
  expect(drafted({ company_name: 'Brightwater' }, cover)).toEqual([])
})

test('what begins in the middle of a sentence, or is one that has no room, is a scrap and is not offered', () => {
  const tail = 'Capabilities\nwith a pressure vessel for tests at depth, which stands in our hall by the lake.'
  expect(drafted({}, tail)).toEqual([])
  expect(drafted({}, `Capabilities\nWe have ${'a press and '.repeat(120)}a lathe.`)).toEqual([])
})

const ONE_PAGER = `CAPABILITY STATEMENT
BRIGHTWATER ROBOTICS, INC.
==========================
12 Dock Street, Erie, PA 16507
CAGE           UEI            Size
7Q9X2          BWR4KXM7J1L5   31 people

What we do. We build crawlers for the hulls of ships.

KEY STAFF
  Dr. Mara Lindqvist      Chief engineer
  Owen Tait               Roboticist
FACILITIES
  4,000 sq ft shop, 900 sq ft wet laboratory

INSURANCE
Nothing is insured by anybody in this town.

POC: bd@brightwater.example, 814-555-0101`

test('of a paper of a page or two all is offered: the name in its head, each paragraph as a row under its heading, and what is for no field', () => {
  const rows = drafted({ company_name: '' }, ONE_PAGER, true).map(({ field, heading = '', text }) => [field, heading, text])
  expect(rows).toEqual([
    ['company_name', '', 'BRIGHTWATER ROBOTICS, INC.'],
    ['company_description', '', '12 Dock Street, Erie, PA 16507'],
    ['company_description', '', 'CAGE: 7Q9X2; UEI: BWR4KXM7J1L5; Size: 31 people.'],
    ['company_description', '', 'What we do. We build crawlers for the hulls of ships.'],
    ['company_description', 'KEY STAFF', 'Dr. Mara Lindqvist, Chief engineer; Owen Tait, Roboticist.'],
    ['company_description', 'FACILITIES', '4,000 sq ft shop, 900 sq ft wet laboratory'],
    ['other', 'INSURANCE', 'Nothing is insured by anybody in this town.'],
    ['other', 'INSURANCE', 'POC: bd@brightwater.example, 814-555-0101'],
  ])
})

test('a name without the form of a company is the line in the head of which the paper goes on to speak', () => {
  const [name] = drafted({ company_name: '' }, 'CAPABILITY STATEMENT\n\nTidewater Acoustics\n\nTidewater listens to ships.', true)
  expect(name).toMatchObject({ field: 'company_name', text: 'Tidewater Acoustics' })
})
