/** What an edit did to the sentence that answers a requirement. */
export type Edit = 'dropped' | 'half' | 'threshold' | 'comparator' | 'synonym' | 'moved' | 'passing' | 'negated'

/** What a plan says of a requirement after an edit, by sample and the beginning of its quote; "!" begins what stands in a criterion. Written before it was tried what is told. */
export const EDITED: Record<string, readonly (readonly [Edit, string, string])[]> = {
  'CBD254-005': [
    ['dropped', 'Minimum operating characteri', 'The lattice is printed in polypropylene and weighed.'],
    ['dropped', 'At the conclusion of Phase I, 3 swatches', 'The lattice is printed in polypropylene and weighed.'],
    ['dropped', 'It must also be resistant to', 'The contractor prints thirty swatches.'],
    [
      'half',
      'Minimum operating characteri',
      'The contractor shall demonstrate a reduction of solid and oil particulate concentrations by greater than 95%.',
    ],
    ['half', 'For a system before exposure', 'The pressure drop before exposure to particulates is less than 5 mmH2O for inhalation.'],
    [
      'half',
      'At the conclusion of Phase I, 3 swatches',
      'At the conclusion of Phase I the contractor shall deliver 3 swatches to the Government POC.',
    ],
    ['half', 'tested using polydisperse ae', 'The swatch is tested using polydisperse aerosol particles from 0.1 to 10 μm.'],
    ['half', 'It must also be resistant to', 'The filter shall be resistant to clogging.'],
    [
      'threshold',
      'Minimum operating characteri',
      '!Reduction of solid and oil particulate concentrations is greater than 90%, with resistance to clogging for 12 hours.',
    ],
    [
      'threshold',
      'Minimum operating characteri',
      '!The swatch reduces solid and oil particles by more than 95% and resists clogging for 8 hours.',
    ],
    [
      'threshold',
      'For a system before exposure',
      '!Pressure drop before exposure is less than 7 mmH2O for inhalation and less than 3 mmH2O for exhalation, and less than 2x the initial value after loading.',
    ],
    [
      'threshold',
      'At the conclusion of Phase I, 3 swatches',
      'The contractor delivers 3 swatches of 5.3 inches in diameter, with a thickness that does not exceed 3 inches, to the Government POC.',
    ],
    [
      'threshold',
      'tested using polydisperse ae',
      'Polydisperse aerosol particles from 0.1-10 μm at a concentration of 50 mg/m3 for PM10 and PM2.5 are used in the tests.',
    ],
    [
      'threshold',
      'Additionally, the demonstrat',
      'The data package shows low breathing resistance at a moderate static flowrate of 60 L/min before and after loading.',
    ],
    [
      'comparator',
      'Minimum operating characteri',
      '!Reduction of solid and oil particulate concentrations by less than 95%, with resistance to clogging for 12 hours.',
    ],
    [
      'comparator',
      'For a system before exposure',
      '!The pressure drop before exposure is more than 5 mmH2O for inhalation and less than 3 mmH2O for exhalation, and less than 2x initial after loading.',
    ],
    [
      'comparator',
      'At the conclusion of Phase I, 3 swatches',
      '3 swatches of 5.3 inches diameter and a thickness of at least 2.5 inches are delivered to the Government POC.',
    ],
    [
      'synonym',
      'Minimum operating characteri',
      'Solid and oil particles are cut by over 95% and the swatch lasts 12 hours without clogging, which the Phase I demonstration shows.',
    ],
    [
      'synonym',
      'At the conclusion of Phase I, 3 swatches',
      'Three swatches, 5.3 inches in diameter and at most 2.5 inches thick, are handed to the Government POC at the end of Phase I.',
    ],
    ['synonym', 'The polydisperse aerosol sho', 'Aerosols are made of liquid and of solid particles; both are polydisperse.'],
    [
      'synonym',
      'For a system before exposure',
      'Before loading, pressure drop stays under 5 mmH2O on inhalation and under 3 mmH2O on exhalation; loaded, it remains below twice its initial value.',
    ],
    ['synonym', 'It must also be resistant to', 'The lattice resists clogging and contains no PFAS media.'],
    [
      'moved',
      'Additionally, the demonstrat',
      'The data package shows low breathing resistance at a moderate static flowrate of 85 L/min before and after loading.',
    ],
    ['passing', 'Additionally, the demonstrat', 'Breathing resistance at a static flowrate is mentioned in the kickoff slides.'],
    [
      'negated',
      'Additionally, the demonstrat',
      'Breathing resistance at a moderate static flowrate of 85 L/min before and after loading is not addressed in this data package.',
    ],
    ['negated', 'It must also be resistant to', 'Resistance to clogging and PFAS-containing media are excluded from this effort.'],
  ],
  'DON26BX05-NP003': [
    ['dropped', 'The solution must provide fo', 'The contractor writes a report on the sheets that were read.'],
    [
      'synonym',
      'The solution must provide fo',
      'Models are written straight into Cameo Magic Draw as SysML, a direct conversion to MBSE models.',
    ],
    [
      'synonym',
      'Assess feasibility and estim',
      'We assess feasibility and estimate the initial performance in test and operational environments.',
    ],
    [
      'moved',
      'The Phase I Option, if exerc',
      'The Phase I Option includes initial design and interface specifications necessary to build and demonstrate the prototype in Phase II.',
    ],
    [
      'negated',
      'The solution must provide fo',
      'Direct conversion to MBSE models in the CAMEO Magic Draw SYSML modeling environment will not be provided.',
    ],
  ],
  'HR0011SB20254-12': [
    ['dropped', 'Developing tools and techniq', 'The contractor freezes the code versions and keeps them.'],
    ['half', 'Developing a framework that ', 'The contractor shall develop a framework that identifies security boundaries.'],
    ['synonym', 'Developing tools and techniq', 'We build tools and techniques to evaluate the security features of SMAs.'],
    ['synonym', 'Characterizing and modeling ', 'The attack surface of SMAs is characterized and modeled.'],
    [
      'moved',
      'Developing a framework that ',
      'The contractor shall develop a framework that identifies and recommends security boundaries, protections, and mitigations for SMAs.',
    ],
    ['passing', 'Developing tools and techniq', 'Tools and techniques are a subject of the kickoff meeting.'],
    [
      'negated',
      'Developing tools and techniq',
      'Developing tools and techniques for evaluating the security features of SMAs is outside the scope of this effort.',
    ],
  ],
  'MDA251-D003': [
    ['dropped', 'The solution must be compliant with Curr', 'The contractor lays out the card and orders the parts.'],
    ['dropped', 'The solution must be suitabl', 'The contractor lays out the card and orders the parts.'],
    [
      'half',
      'The solution must be compliant with curr',
      'The solution shall be compliant with current DoD Anti-Tamper Technical Implementation Guidance.',
    ],
    ['threshold', 'High performance is defined ', '!The card achieves a throughput of 40 Gb per second.'],
    ['threshold', 'High efficiency entails mini', '!The critical metric remains below 15 watts at maximum throughput.'],
    ['comparator', 'High efficiency entails mini', '!The critical metric remains above 12 watts at maximum throughput.'],
    [
      'comparator',
      'High efficiency entails mini',
      'The card draws at least 12 watts at maximum throughput, minimizing size, weight and power.',
    ],
    [
      'synonym',
      'High performance is defined ',
      'The card filters 100 gigabits per second at its full throughput, the benchmark for high performance.',
    ],
    [
      'synonym',
      'The solution must be compliant with Curr',
      'The design complies with the NSA guidelines for Cross Domain Solutions, Raise the Bar Level 5 included.',
    ],
    [
      'moved',
      'The vendor solution would be',
      'The solution goes through laboratory assessment with a standard rule format and an arbitrary rule set for function and performance.',
    ],
    ['passing', 'The solution must be compliant with Curr', 'The kickoff slides mention the NSA guidelines.'],
    [
      'negated',
      'The solution must be compliant with Curr',
      'Compliance with current NSA guidelines regarding Cross Domain Solutions, including Raise the Bar Level 5, is not addressed.',
    ],
    [
      'negated',
      'Additionally, the vendor sol',
      'The contractor does not plan a laboratory assessment of how the system defends against reverse engineering, cyber-attacks and physical attacks.',
    ],
    [
      'negated',
      'The solution must be suitabl',
      'Suitability for export under the Foreign Assistance Act and Arms Export Control Act is deferred to Phase III.',
    ],
  ],
  'A254-049': [
    ['dropped', 'The objective production cos', 'The contractor measures the coupon at three frequencies.'],
    ['half', 'The frequency range of inter', 'The radar covers the frequency range of 30 GHz to 40 GHz.'],
    [
      'threshold',
      'The frequency range of inter',
      'The radar has a frequency range of 30 GHz to 38 GHz, beam switching speeds in the 10 microseconds to 20 microseconds range, switchable polarization and a range of 20 km (0 dBsm).',
    ],
    [
      'threshold',
      'The frequency range of inter',
      'Frequency from 30 GHz to 40 GHz, beam switching speeds in the 10 microseconds to 40 microseconds range, switchable left and right hand circular polarization, range of 20 km.',
    ],
    ['threshold', 'The objective production cos', '!The production cost of the turnkey metamaterial-based Ka-Band radar is $400K.'],
    ['synonym', 'The objective production cos', 'A turnkey metamaterial Ka-Band radar is to be produced at a cost of $300,000.'],
    ['synonym', 'Feasibility of low cost to b', 'Phase I analyzes whether the low cost is feasible.'],
    ['negated', 'Feasibility of low cost to b', 'The feasibility of low cost is not analyzed during Phase I.'],
  ],
}
