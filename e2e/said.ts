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
    /In which steps|In which months|hand over|still missing|your steps covers/,
    'Months 1 to 2: measure coupons of the absorber; it ends with a coupon report and the raw data. Month 3: fit the material model; it ends with the model files. Months 4 to 5: simulate the sleeve on the dipole; it ends with the HFSS files and a report. Month 5: trade thickness against front-to-back ratio; it ends with a trade table.',
  ],
  [
    /by which method|How, and with which tools|does this, and how/i,
    'The coupons are measured from 1 MHz to 100 MHz with a Keysight E5061B network analyzer in a coaxial fixture. The material model is fitted to our coaxial-line measurements with Ansys HFSS. The sleeve is simulated with Ansys HFSS full-wave models.',
  ],
  [
    /counts as a pass|How will you show/,
    'The coupon test uses 12 coupons of each of 3 materials. The demonstration is a 1:10 scale model at 300 MHz with 5 repeats per angle. A pass is 30 dB or more within +/- 15 degrees of the back direction. Priya Nair judges it and the TPOC confirms.',
  ],
  [
    /stand today|commit to/,
    'Today we measured 18 dB front-to-back at 150 MHz in our chamber. We commit to 30 dB at 30 MHz and 90 MHz in simulation by the end of Phase I.',
  ],
  [
    /go wrong|notice each risk/,
    'Risk 1: ferrite loss is too low below 10 MHz; early sign is coupon loss under 3 dB; fallback is active loading. Risk 2: the sleeve detunes the dipole; early sign is a shift of 5%; fallback is a tuning section. Risk 3: ferrite tiles have a lead time of 8 weeks; early sign is a quote of more than 8 weeks; fallback is a second vendor. We need the antenna connector drawing from the Government.',
  ],
  [
    /Who will use|pay for the next phase/,
    'Marine Corps radio operators will use the antenna, and the Naval Air Systems Command accepts it for them. No foreign national works on it: all 3 people are citizens of the United States.',
  ],
  [/foreign national/, 'No foreign national works on it: all 3 people are citizens of the United States.'],
  [
    /Who (?:else )?does the work/,
    'Dr. Jane Marlow is the PI, 24 hours a week. Samuel Ortiz leads the HFSS modeling in months 3 to 5. Priya Nair leads the coupon measurements in months 1 to 2. All of it is done at our Dayton, Ohio laboratory.',
  ],
  [/each part of the work done|done elsewhere/, 'All of it is done at our Dayton, Ohio laboratory.'],
]

/** What the same company says of any step. */
const OF_ANY_STEP: Said = [
  [
    /in which format|besides the TPOC receives it|What can be shown of it|What does Milestone \d+ hand over/,
    'Reports are handed over as PDF and data as CSV. Besides the TPOC the contracting officer receives each report.',
  ],
  [/[Ww]ho leads/, 'Samuel Ortiz, antenna engineer, leads it; Priya Nair works on it besides.'],
  [/From which month to which month/, 'It runs from month 3 to month 4.'],
  [/By which month after award/, 'That is by month 4.'],
  [
    /In which laboratory|Is all of it done there/,
    'All of it is done in our Dayton, Ohio laboratory: the models in the computer room, and the coupons in the coaxial fixture.',
  ],
  [
    /[Bb]y which method|How, and with which tools|a tool or a data set besides/,
    'We measure the coupons in the coaxial fixture, fit the material model in Ansys HFSS to the coaxial-line data, and compare the two.',
  ],
  [
    /call the approach not feasible/,
    'A coupon loss that stays below 3 dB at 10 MHz in all 3 materials makes it not feasible; we would then propose active loading.',
  ],
  [
    /[Ww]ho will use the result/,
    'Marine Corps radio operators will use the antenna; the Naval Air Systems Command accepts it for them; they first need to see 30 dB front-to-back ratio.',
  ],
  [
    /[Uu]nder which conditions and with which instrument/,
    'We sweep the antenna from 1.5 MHz to 90 MHz with a network analyzer on the outdoor range, 3 runs per angle; a pass is a match in the whole range.',
  ],
  [/go wrong/, 'The coupons may come late from the shop.'],
  [/[Ee]arly sign/, 'No shipping notice in week 6.'],
  [/What do you do (?:then|if)/, 'We then cut the coupons ourselves in Dayton, Ohio, by month 3.'],
  [/[Bb]y whom is the result|[Ww]ho judges/, 'The TPOC judges it.'],
  [/What does Task .* do for|How does Task .* meet|add anything/, 'Priya Nair writes it into the test plan.'],
  [/count as accepted/, 'The TPOC finds every section filled in.'],
  [/report, log or data/, 'The test report and its CSV files show it.'],
  [
    /With which measured data is the model compared/,
    'The model is compared with the coupon data from 1 MHz to 100 MHz; they agree within 1 dB.',
  ],
]

/** What asks for the value that counts as a pass. */
const SUCCESS = /counts as success at the end|has succeeded|counts? as accepted/

/** What it says of each step, in their order. */
export const OF_STEPS: readonly Said[] = [
  [
    [
      /start-of-work meeting/,
      'Dr. Jane Marlow, Samuel Ortiz and Priya Nair take part. The meeting is held by video conference in week 3 after award.',
    ],
    [/By which month is this needed: “the antenna connector drawing”/, 'Month 2.'],
    [/What do you do if this is late: “the antenna connector drawing”/, 'The Contractor shall use the connector of a commercial HF radio.'],
    [
      SUCCESS,
      'The verification table holds every requirement with 1 method of proof; the minutes list every action with its owner; the TPOC judges both by month 1.',
    ],
  ],
  [
    [
      SUCCESS,
      'The test report shows the loss of 12 coupons of each of 3 materials in 3 runs; a pass is a thickness of less than 2 in; the TPOC judges it by month 2.',
    ],
  ],
  [
    [
      SUCCESS,
      'The design report shows 30 dB at 30 MHz in simulation; the material model agrees with the coupon data within 1 dB; the TPOC judges both by month 4.',
    ],
    [
      /go wrong/,
      'The model may not agree with the coupons; the early sign is a difference of 3 dB at 30 MHz in month 3; we then measure the coupons again.',
    ],
  ],
  [
    [/Trade thickness.*has succeeded/, 'The trade table lists 8 thicknesses; the TPOC judges it.'],
    // a slip: the solicitation asks for 30 dB
    [SUCCESS, 'We make 5 runs per angle at 300 MHz in the anechoic chamber; a pass is a drop of 20 dB in the opposing direction.'],
  ],
  [
    [
      /writes the final report/,
      'Dr. Jane Marlow writes the final report. The TPOC gets a draft by month 5 and has 10 business days for comments.',
    ],
    [SUCCESS, 'The final report gives 1 result for every requirement; it states 1 verdict on feasibility; the TPOC judges it by month 6.'],
    [
      /stand first in your Phase II plan/,
      'The first task builds a 6 ft antenna with 30 dB front-to-back ratio from 1.5 MHz to 90 MHz; it retires the risk that ferrite loss is too low below 10 MHz. PMA-261 of the Naval Air Systems Command would fund it.',
    ],
  ],
].map((own): Said => [...(own as unknown as Said), ...OF_ANY_STEP])
