import { expect, test } from 'vitest'
import { analysisOf } from '../analysis-of.ts'

const read = (...pages: string[]) =>
  analysisOf(
    pages.map((text, at) => ({ page: at + 1, text })),
    'topic.pdf',
  )

test('Army 2018: technology areas, numbered references with colons, contacts at the end', () => {
  const { topic, places } = read(
    `A18-901          TITLE: Quiet Rotor Blades for Small Unmanned Aircraft Flown near
                 Populated Areas

TECHNOLOGY AREA(S): Air Platform

OBJECTIVE: To show rotor blades that cut the noise of small unmanned aircraft.

DESCRIPTION: Small rotors are loud. Blades shall be quieter by at least 6 dB. The end user is PEO Aviation, and blades shall fit the hub.

PHASE I: Develop a model of blade noise. The Phase I effort shall not exceed nine (9) months.

                                   ARMY - 12`,
    `PHASE II: Build two sets of blades and test them.

PHASE III DUAL USE APPLICATIONS: Delivery drones can use the blades.

REFERENCES:
1: Doe, J., "Blade tips", 2015
2: Roe, R., "Quiet hubs", 2016

KEYWORDS: Rotor, Noise, Blade

TPOC-1: Jane Roe
Phone: 757-555-0100
Email: jane.roe@example.mil

TPOC-2: John Doe
Phone: 757-555-0101
Email: john.doe@example.mil

                                   ARMY - 13`,
  )
  expect(topic).toMatchObject({
    number: 'A18-901',
    title: 'Quiet Rotor Blades for Small Unmanned Aircraft Flown near Populated Areas',
    technology_areas: ['Air Platform'],
    period_of_performance: 'nine (9) months',
    customer: 'PEO Aviation',
    references: ['Doe, J., "Blade tips", 2015', 'Roe, R., "Quiet hubs", 2016'],
    keywords: ['Rotor', 'Noise', 'Blade'],
    tpoc: 'Jane Roe Phone: 757-555-0100 Email: jane.roe@example.mil\nJohn Doe Phone: 757-555-0101 Email: john.doe@example.mil',
  })
  expect(places).toMatchObject({
    phase_2: { page: 2, quote: 'Build two sets of blades and test them.' },
    period_of_performance: { page: 1, quote: 'The Phase I effort shall not exceed nine (9) months.' },
    tpoc: { page: 2, quote: 'Jane Roe' },
  })
})

test('Navy 2017: an acquisition program is the customer, work that will be classified', () => {
  const { topic } = read(`N173-944   TITLE: Corrosion Sensing for Ballast Tanks

TECHNOLOGY AREA(S): Ground/Sea Vehicles, Materials/Processes, Sensors

ACQUISITION PROGRAM: PEO Carriers, PMS 312, In-Service Aircraft Carrier Program Office

OBJECTIVE: Develop a sensor that finds corrosion in ballast tanks.

DESCRIPTION: Tanks corrode. Work produced in Phase II will be classified.

PHASE I: Define a concept.

PHASE II: Produce a prototype.

PHASE III DUAL USE APPLICATIONS: Oil tankers have such tanks.

REFERENCES:

1. Smith, A. "Tanks." 2012.

KEYWORDS: Corrosion; Ballast Tank`)
  expect(topic).toMatchObject({
    technology_areas: ['Ground/Sea Vehicles', 'Materials/Processes', 'Sensors'],
    customer: 'PEO Carriers, PMS 312, In-Service Aircraft Carrier Program Office',
    classified_notice: true,
    itar: false,
  })
})

test('2021: focus areas before technology areas do not run into them or into the title', () => {
  const { topic } = read(
    'N211-999 TITLE: Compact Winch\nRT&L FOCUS AREA(S): General Warfighting Requirements\nTECHNOLOGY AREA(S): Ground / Sea Vehicles\nPROGRAM ELEMENT: 0603\n\nOBJECTIVE: Develop a winch.\n\nDESCRIPTION: It is for boats.\n\nPHASE I: Design it.',
  )
  expect(topic).toMatchObject({
    title: 'Compact Winch',
    technology_areas: ['Ground / Sea Vehicles'],
    priorities: ['General Warfighting Requirements'],
  })
})

test('2026: a number with a dash and a letter for its program, the level of cybersecurity, limits in PHASE I', () => {
  const { topic, places } = read(
    'TOPIC NUMBER: DAF26TZ06–NV908\nTITLE: Resilient Timing for Ground\nStations\nOUSW (R&E) CRITICAL TECHNOLOGY AREA(S): Space Technology\nPROJECTED CMMC LEVEL REQUIREMENT: Level 2 (Self)\n\nOBJECTIVE: Hold the time.\n\nDESCRIPTION: Stations lose it.\n\nPHASE I: Model the clock. The technical volume shall not exceed 15 pages. Awards will be up to $180,000 for a 6-month period of performance.\n\nPHASE II: Build the clock.',
  )
  expect(topic).toMatchObject({
    number: 'DAF26TZ06-NV908',
    title: 'Resilient Timing for Ground Stations',
    component: 'Air Force',
    program_type: 'STTR',
    cmmc_level: 'Level 2 (Self)',
    page_limit: '15 pages',
    award_ceiling: '$180,000',
    period_of_performance: '6-month',
  })
  expect(places.program_type).toBeUndefined()
  expect(places.component).toBeUndefined()
  expect(places.page_limit).toEqual({ page: 1, quote: 'The technical volume shall not exceed 15 pages.' })
})

test('headings with dashes, letters pulled apart, misread numerals and colons, and characters of web pages', () => {
  const { topic } = read(
    'SOCOM254-901 TITLE: Silent Motor Bike\n\nO BJECTIVE: Develop a bike.\n\nDE SCRIPTION – It must be silent (&lt; 50 dB) &amp; light.\n\nP HASE I: Study it.\n\nPHASE Il; Build three.\n\nPHASE III – DUAL USE: Parks.\n\nREFERENCES –\n1. Bikes.\n\nK EYWORDS: bike; silent',
  )
  expect(topic).toMatchObject({
    component: 'Special Operations Command',
    objective: 'Develop a bike.',
    description: 'It must be silent (< 50 dB) & light.',
    phases: { phase_1: 'Study it.', phase_2: 'Build three.', phase_3: 'Parks.' },
    references: ['Bikes.'],
    keywords: ['bike', 'silent'],
  })
})

test('headings in small letters where a document has no others', () => {
  const { topic } = read(
    'Topic Number: DHA25B-901\nTitle: Blood Warmer\n\nTechnology Areas: Combat Casualty Care\n\nObjective: Develop a warmer.\n\nDescription: Blood is cold.\n\nPhase I: Design a warmer.\n\nPhase II: Build a warmer.\n\nPhase III: Sell a warmer.\n\nKeywords: blood; warm',
  )
  expect(topic).toMatchObject({
    number: 'DHA25B-901',
    title: 'Blood Warmer',
    program_type: 'STTR',
    phases: { phase_1: 'Design a warmer.', phase_2: 'Build a warmer.', phase_3: 'Sell a warmer.' },
    keywords: ['blood', 'warm'],
  })
})

test('the portal’s web page: a menu above, a title of two lines, dates, a notice that says no', () => {
  const { topic } = read(
    'Topic Q&A\nA254-999\nOpen\n\nLightweight Shelter Frames\nfor Arctic Use\n\n09/24/2025\n\n10/22/2025\n\n12\n\nDoD SBIR 25.4\n\nARMY\n4\nDownload Topic Details as:\npdf\n\nTECHNOLOGY AREAS\nMaterials\n\nKEYWORDS\nShelter; Frame\n\nOBJECTIVE\n\nDevelop a frame.\n\nITAR\n\nNo\n\nDESCRIPTION\n\nA frame must weigh less than 20 kg.\n\nPHASE I\n\nDefine a frame. Proposals are limited to ten (10) pages.\n\nPHASE II\n\nBuild two frames.\n\nREFERENCES\n\nhttps://example.org/frames\n\nTOPIC POINT OF CONTACT (TPOC)\n\nNone\n\nNOTE: To ask a question, you must log in to the portal.\n\nQuestion Submitted On: 09/24/2025\n\nQuestion:\n\nIs aluminum allowed?\n\nAnswer:\nMagnesium is not allowed.',
  )
  expect(topic).toMatchObject({
    title: 'Lightweight Shelter Frames for Arctic Use',
    component: 'Army',
    program_type: 'SBIR',
    itar: false,
    page_limit: 'ten (10) pages',
    dates: [
      { label: 'Open', date: '09/24/2025' },
      { label: 'Close', date: '10/22/2025' },
    ],
    references: ['https://example.org/frames'],
  })
  expect(topic.tpoc).toBeUndefined()
})

test('the portal’s download with values on the next line', () => {
  const { topic } = read(
    'A254-998: Frames\nPROGRAM: SBIR COMPONENT: ARMY RELEASE: 12\nOPEN: 2026-04-01T12:00:00+00:00 CLOSE: April 29, 2026\n\nPROJECTED CMMC LEVEL REQUIREMENT:\nLevel 1 (Self)\n\nTECHNOLOGY AREAS:\nMaterials\n\nMODERNIZATION PRIORITIES:\nN/A\n\nADDITIONAL INFORMATION\nN/A\n\nOBJECTIVE:\nDevelop a frame.\n\nDESCRIPTION:\nIt is light.\n\nPHASE I:\nDefine it.',
  )
  expect(topic).toMatchObject({
    title: 'Frames',
    component: 'Army',
    cmmc_level: 'Level 1 (Self)',
    dates: [
      { label: 'Open', date: '2026-04-01T12:00:00+00:00' },
      { label: 'Close', date: 'April 29, 2026' },
    ],
  })
})

test('a NASA subtopic of the STTR program hands over deliverables instead of phases', () => {
  const { topic, reading, requirements } = read(
    'T5.99: Optical Crosslinks for Small Satellites (STTR)\n\nLead Center: GSFC\n\nScope Title: Terminals\n\nScope Description:\n\nNASA seeks terminals of less than 2 kg.\n\nDesired Deliverables Description:\n\nThe deliverables of Phase I shall include a report.\n\nState of the Art and Critical Gaps:\n\nTerminals weigh 10 kg.\n\nReferences:\n\n1. Links.',
  )
  expect(reading.warnings).toEqual([])
  expect(topic).toMatchObject({ component: 'NASA', program_type: 'STTR', description: 'NASA seeks terminals of less than 2 kg.' })
  expect(requirements.map(({ text }) => text)).toEqual([
    'NASA seeks terminals of less than 2 kg.',
    'The deliverables of Phase I shall include a report.',
  ])
})

test('headings within a section belong to it; labels within the text are none', () => {
  const { topic } = read(
    'N251-901 TITLE: T\n\nOBJECTIVE: Build.\n\nDESCRIPTION: A mast is wanted.\n\nTECHNICAL REQUIREMENTS:\nIt must stand.\n\nCUSTOMER: The fleet needs it.\n\nObjective: 6 m. Phase II: later.\n\nPHASE I: Plan.\n\nPROPOSAL REQUIREMENTS: Show a drawing.\n\nPHASE II: Make.',
  )
  expect(topic.description).toContain('TECHNICAL REQUIREMENTS:\nIt must stand.\nCUSTOMER: The fleet needs it.\nObjective: 6 m.')
  expect(topic.phases.phase_1).toBe('Plan.\nPROPOSAL REQUIREMENTS: Show a drawing.')
})
