/** What somebody says to a question that sounds like this. */
export type Said = readonly (readonly [sound: RegExp, answer: string])[]

/** The answer to a question: the first that sounds like it. A question that nobody has thought of fails the story with its words. */
export function answerTo(question: string, said: Said): string {
  const answer = said.find(([sound]) => sound.test(question))?.[1]
  if (answer === undefined) throw new Error(`Nobody knows what to say to "${question}"`)
  return answer
}

/** What an antenna maker says before there is a plan. The people, places, months and values agree with one another and with what is said later. */
export const BEFORE_THE_PLAN: Said = [
  [
    /focus areas of this topic/,
    'We address the directive HF antenna below 90 MHz, both the absorber and the tuning. We propose a thin ferrite-loaded sleeve on one side of a helical dipole, tuned with switched capacitors.',
  ],
  [
    /existing technologies will you build on/,
    'We build on our ThinShield absorber, which reached 18 dB at 150 MHz in 2023 on a panel 1.2 in thick. It has to be scaled down in frequency and bent around a dipole.',
  ],
  [
    /desired end state/,
    'A 6 ft antenna that a Marine can carry, with 30 dB front-to-back ratio from 1.5 MHz to 90 MHz and a sleeve thinner than 2 in.',
  ],
  [
    /what do you reach today, and what will you commit to/,
    'Today we measured 18 dB front-to-back at 150 MHz in our chamber. We commit to 30 dB at 30 MHz and 90 MHz in simulation by the end of Phase I.',
  ],
  [
    /what can somebody else check after each step/,
    'Coupon measurements in months 1 to 2 end with raw data; the material model in month 3 ends with the model files; the simulation of the sleeve in months 4 to 5 ends with the HFSS files and a report.',
  ],
  [
    /in which steps, by which method/,
    'First we measure coupons of the absorber, then we fit the material model, then we simulate the sleeve on the dipole, and last we trade thickness against front-to-back ratio. We use Ansys HFSS for the full-wave models; material data come from our coaxial-line measurements from 1 MHz to 100 MHz.',
  ],
  [
    /with which instruments and in which chamber/,
    'We measure from 1 MHz to 100 MHz with a Keysight E5061B network analyzer in a coaxial fixture at our Dayton, Ohio laboratory; scale models are measured at 300 MHz in our anechoic chamber in Dayton, Ohio.',
  ],
  [
    /which test will prove it/,
    'The coupon test uses 12 coupons of each of 3 materials. The demonstration is a 1:10 scale model at 300 MHz with 5 repeats per angle. A pass is 30 dB or more within +/- 15 degrees of the back direction. Priya Nair judges it and the TPOC confirms.',
  ],
  [
    /Who is the Principal Investigator/,
    'Dr. Jane Marlow is the PI, 24 hours a week. Samuel Ortiz leads the HFSS modeling in months 3 to 5. Priya Nair leads the coupon measurements in months 1 to 2. All of it is done at our Dayton, Ohio laboratory.',
  ],
  [
    /three main risks/,
    'Risk 1: ferrite loss is too low below 10 MHz; early sign is coupon loss under 3 dB; fallback is active loading. Risk 2: the sleeve detunes the dipole; early sign is a shift of 5%; fallback is a tuning section. Risk 3: ferrite tiles have a lead time of 8 weeks; early sign is a quote of more than 8 weeks; fallback is a second vendor. We need the antenna connector drawing from the Government.',
  ],
]

const ON_SUCCESS = /counts as success at the end of this milestone/

/** What the same company says of any step. */
const OF_ANY_STEP: Said = [
  [
    /in which format is it handed over/i,
    'Reports are handed over as PDF and data as CSV. Besides the TPOC the contracting officer receives each report.',
  ],
  [/Who works on it besides/, 'Priya Nair works on it besides, and Dr. Jane Marlow leads it when Samuel Ortiz is absent.'],
  [
    /Is all of it done there/,
    'All of it is done in our Dayton, Ohio laboratory: the models in the computer room, and the coupons in the coaxial fixture.',
  ],
  [
    /in which steps, by which method/,
    'We measure the coupons in the coaxial fixture, fit the material model in Ansys HFSS, and compare the two.',
  ],
  [/By which method or standard/, 'We use Ansys HFSS with the material data from the coaxial-line measurements.'],
]

/** What it says of each step, in their order. */
export const OF_STEPS: readonly Said[] = [
  [
    [
      /start-of-work meeting/,
      'Dr. Jane Marlow, Samuel Ortiz and Priya Nair take part. The meeting is held by video conference in week 3 after award.',
    ],
    [
      /owner or the Government office/,
      'PMA-261 of the Naval Air Systems Command owns the drawing. We need it by month 2; until then we use the connector of a commercial HF radio.',
    ],
    [
      ON_SUCCESS,
      'The verification matrix holds all 22 requirements, each with 1 method of proof; the minutes list every action with its owner; the TPOC judges both by month 1.',
    ],
    [/foreign national/, 'No foreign national works on this effort: all 3 people are citizens of the United States.'],
    [
      /could go wrong/,
      'The TPOC may not agree on the conditions of the measurement by month 1; the early sign is no answer within 10 business days; we then use the conditions written in the verification matrix.',
    ],
  ],
  [
    [
      /how many runs/,
      'The analysis has 3 runs, one for each material; the conditions are 30 MHz and a length of 6 ft; a pass is a thickness of less than 2 in.',
    ],
    [
      ON_SUCCESS,
      'The test report shows the loss of 12 coupons of each of 3 materials; the raw data of each run are annexed; the TPOC judges it by month 2.',
    ],
  ],
  [
    [/By which month after award/, 'That is by month 4.'],
    [
      ON_SUCCESS,
      'The design report shows 30 dB at 30 MHz in simulation; the material model agrees with the coupon data within 1 dB; the TPOC judges both by month 4.',
    ],
  ],
  [
    // a slip: the solicitation asks for 30 dB
    [/how many runs/, 'We make 5 runs per angle at 300 MHz in the anechoic chamber; a pass is a drop of 20 dB in the opposing direction.'],
    [
      /could go wrong/,
      'The model may not agree with the scale model; the early sign is a difference of 3 dB at 300 MHz; we then fit the material model again to the coupon data.',
    ],
  ],
  [
    [
      /writes the final report/,
      'Dr. Jane Marlow writes the final report. The TPOC gets a draft by month 5 and has 10 business days for comments.',
    ],
    [
      ON_SUCCESS,
      'The final report gives a result for all 22 requirements; it states 1 verdict on feasibility; the TPOC judges it by month 6.',
    ],
    [
      /who accepts it for them/,
      'Marine Corps radio operators will use the antenna. The Naval Air Systems Command accepts it for them. They need to see the front-to-back ratio of 30 dB in a field test first.',
    ],
    [/office that would fund/, 'PMA-261 of the Naval Air Systems Command.'],
    [
      /stand first in your Phase II plan/,
      'The first task builds a 6 ft antenna with 30 dB front-to-back ratio from 1.5 MHz to 90 MHz; it retires the risk that ferrite loss is too low below 10 MHz.',
    ],
  ],
].map((own): Said => [...(own as unknown as Said), ...OF_ANY_STEP])
