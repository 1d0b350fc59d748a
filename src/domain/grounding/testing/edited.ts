/** What an edit did to the sentence that answers a requirement. */
export type Edit = 'dropped' | 'half' | 'threshold' | 'comparator' | 'synonym' | 'moved' | 'passing' | 'negated'

/** What a plan says of a requirement after an edit, by sample; "!" begins what stands in a criterion. Written before it was tried what is told. */
export const EDITED: Record<string, readonly (readonly [Edit, string, string])[]> = {
  'CBD254-005': [
    ['dropped', 'R11', 'The lattice is printed in polypropylene and weighed.'],
    ['dropped', 'R14', 'The lattice is printed in polypropylene and weighed.'],
    ['dropped', 'R6', 'The contractor prints thirty swatches.'],
    ['half', 'R11', 'The contractor shall demonstrate a reduction of solid and oil particulate concentrations by greater than 95%.'],
    ['half', 'R13', 'The pressure drop before exposure to particulates is less than 5 mmH2O for inhalation.'],
    ['half', 'R14', 'At the conclusion of Phase I the contractor shall deliver 3 swatches to the Government POC.'],
    ['half', 'R9', 'The swatch is tested using polydisperse aerosol particles from 0.1 to 10 μm.'],
    ['half', 'R6', 'The filter shall be resistant to clogging.'],
    [
      'threshold',
      'R11',
      '!Reduction of solid and oil particulate concentrations is greater than 90%, with resistance to clogging for 12 hours.',
    ],
    ['threshold', 'R11', '!The swatch reduces solid and oil particles by more than 95% and resists clogging for 8 hours.'],
    [
      'threshold',
      'R13',
      '!Pressure drop before exposure is less than 7 mmH2O for inhalation and less than 3 mmH2O for exhalation, and less than 2x the initial value after loading.',
    ],
    [
      'threshold',
      'R14',
      'The contractor delivers 3 swatches of 5.3 inches in diameter, with a thickness that does not exceed 3 inches, to the Government POC.',
    ],
    [
      'threshold',
      'R9',
      'Polydisperse aerosol particles from 0.1-10 μm at a concentration of 50 mg/m3 for PM10 and PM2.5 are used in the tests.',
    ],
    [
      'threshold',
      'R12',
      'The data package shows low breathing resistance at a moderate static flowrate of 60 L/min before and after loading.',
    ],
    [
      'comparator',
      'R11',
      '!Reduction of solid and oil particulate concentrations by less than 95%, with resistance to clogging for 12 hours.',
    ],
    [
      'comparator',
      'R13',
      '!The pressure drop before exposure is more than 5 mmH2O for inhalation and less than 3 mmH2O for exhalation, and less than 2x initial after loading.',
    ],
    ['comparator', 'R14', '3 swatches of 5.3 inches diameter and a thickness of at least 2.5 inches are delivered to the Government POC.'],
    [
      'synonym',
      'R11',
      'Solid and oil particles are cut by over 95% and the swatch lasts 12 hours without clogging, which the Phase I demonstration shows.',
    ],
    [
      'synonym',
      'R14',
      'Three swatches, 5.3 inches in diameter and at most 2.5 inches thick, are handed to the Government POC at the end of Phase I.',
    ],
    ['synonym', 'R10', 'Aerosols are made of liquid and of solid particles; both are polydisperse.'],
    [
      'synonym',
      'R13',
      'Before loading, pressure drop stays under 5 mmH2O on inhalation and under 3 mmH2O on exhalation; loaded, it remains below twice its initial value.',
    ],
    ['synonym', 'R6', 'The lattice resists clogging and contains no PFAS media.'],
    ['moved', 'R12', 'The data package shows low breathing resistance at a moderate static flowrate of 85 L/min before and after loading.'],
    ['passing', 'R12', 'Breathing resistance at a static flowrate is mentioned in the kickoff slides.'],
    [
      'negated',
      'R12',
      'Breathing resistance at a moderate static flowrate of 85 L/min before and after loading is not addressed in this data package.',
    ],
    ['negated', 'R6', 'Resistance to clogging and PFAS-containing media are excluded from this effort.'],
  ],
  'DON26BX05-NP003': [
    ['dropped', 'R9', 'The contractor writes a report on the sheets that were read.'],
    ['synonym', 'R9', 'Models are written straight into Cameo Magic Draw as SysML, a direct conversion to MBSE models.'],
    ['synonym', 'R13', 'We assess feasibility and estimate the initial performance in test and operational environments.'],
    [
      'moved',
      'R15',
      'The Phase I Option includes initial design and interface specifications necessary to build and demonstrate the prototype in Phase II.',
    ],
    ['negated', 'R9', 'Direct conversion to MBSE models in the CAMEO Magic Draw SYSML modeling environment will not be provided.'],
  ],
  'HR0011SB20254-12': [
    ['dropped', 'R8', 'The contractor freezes the code versions and keeps them.'],
    ['half', 'R7', 'The contractor shall develop a framework that identifies security boundaries.'],
    ['synonym', 'R8', 'We build tools and techniques to evaluate the security features of SMAs.'],
    ['synonym', 'R6', 'The attack surface of SMAs is characterized and modeled.'],
    [
      'moved',
      'R7',
      'The contractor shall develop a framework that identifies and recommends security boundaries, protections, and mitigations for SMAs.',
    ],
    ['passing', 'R8', 'Tools and techniques are a subject of the kickoff meeting.'],
    ['negated', 'R8', 'Developing tools and techniques for evaluating the security features of SMAs is outside the scope of this effort.'],
  ],
  'MDA251-D003': [
    ['dropped', 'R20', 'The contractor lays out the card and orders the parts.'],
    ['dropped', 'R22', 'The contractor lays out the card and orders the parts.'],
    ['half', 'R21', 'The solution shall be compliant with current DoD Anti-Tamper Technical Implementation Guidance.'],
    ['threshold', 'R4', '!The card achieves a throughput of 40 Gb per second.'],
    ['threshold', 'R5', '!The critical metric remains below 15 watts at maximum throughput.'],
    ['comparator', 'R5', '!The critical metric remains above 12 watts at maximum throughput.'],
    ['comparator', 'R5', 'The card draws at least 12 watts at maximum throughput, minimizing size, weight and power.'],
    ['synonym', 'R4', 'The card filters 100 gigabits per second at its full throughput, the benchmark for high performance.'],
    ['synonym', 'R20', 'The design complies with the NSA guidelines for Cross Domain Solutions, Raise the Bar Level 5 included.'],
    [
      'moved',
      'R18',
      'The solution goes through laboratory assessment with a standard rule format and an arbitrary rule set for function and performance.',
    ],
    ['passing', 'R20', 'The kickoff slides mention the NSA guidelines.'],
    [
      'negated',
      'R20',
      'Compliance with current NSA guidelines regarding Cross Domain Solutions, including Raise the Bar Level 5, is not addressed.',
    ],
    [
      'negated',
      'R19',
      'The contractor does not plan a laboratory assessment of how the system defends against reverse engineering, cyber-attacks and physical attacks.',
    ],
    ['negated', 'R22', 'Suitability for export under the Foreign Assistance Act and Arms Export Control Act is deferred to Phase III.'],
  ],
  'A254-049': [
    ['dropped', 'R4', 'The contractor measures the coupon at three frequencies.'],
    ['half', 'R6', 'The radar covers the frequency range of 30 GHz to 40 GHz.'],
    [
      'threshold',
      'R6',
      'The radar has a frequency range of 30 GHz to 38 GHz, beam switching speeds in the 10 microseconds to 20 microseconds range, switchable polarization and a range of 20 km (0 dBsm).',
    ],
    [
      'threshold',
      'R6',
      'Frequency from 30 GHz to 40 GHz, beam switching speeds in the 10 microseconds to 40 microseconds range, switchable left and right hand circular polarization, range of 20 km.',
    ],
    ['threshold', 'R4', '!The production cost of the turnkey metamaterial-based Ka-Band radar is $400K.'],
    ['synonym', 'R4', 'A turnkey metamaterial Ka-Band radar is to be produced at a cost of $300,000.'],
    ['synonym', 'R5', 'Phase I analyzes whether the low cost is feasible.'],
    ['negated', 'R5', 'The feasibility of low cost is not analyzed during Phase I.'],
  ],
}
