import { expect, test } from 'vitest'
import { quantitiesIn } from './quantity.ts'

const brief = (text: string) =>
  quantitiesIn(text).map(({ value, unit, comparator, threshold_or_objective, what }) =>
    [value, unit, comparator, `${threshold_or_objective}`, what].join(' | '),
  )

test.each([
  [
    'The thickness of the plate should be less than 2" (Threshold) and less than 0.25" is desired (Objective).',
    ['2 | " | < | threshold | thickness of the plate', '0.25 | " | < | objective | thickness of the plate'],
  ],
  [
    'A drop of 30dB in the opposing direction (Threshold), 60+dB in the opposing direction (Objective) is desired.',
    ['30 | dB | = | threshold | drop', '60+ | dB | >= | objective | drop'],
  ],
  [
    'Operating Life: Threshold 60 min; Objective 70 min',
    ['60 | min | = | threshold | Operating Life', '70 | min | = | objective | Operating Life'],
  ],
  ['Grip no harder than 9 pounds-force', ['9 | pounds-force | = | null | Grip no harder']],
  ['Weight: Max 39 lb (17.7 kg)', ['39 | lb | <= | null | Weight']],
  ['The mast must operate in the 1.5MHz to 90MHz range', ['1.5 to 90 | MHz | range | null | mast must operate']],
  ['Bondlines between 0.030 inch and 0.150 inch shall be tested', ['0.030 to 0.150 | inch | range | null | Bondlines']],
  ['Power of the design should draw less than 100 Watts.', ['100 | Watts | < | null | Power of the design']],
  ['and 3) delivery of no less than 3 prototypes that work', ['3 | prototypes | >= | null | delivery']],
  [
    'reducing latency by at least 50% and workload by at least 25%',
    ['50 | % | >= | null | reducing latency', '25 | % | >= | null | workload'],
  ],
  ['a fleet of 100+ unmanned entities', ['100+ | entities | >= | null | fleet']],
  ['The Navy seeks a mast less than 6 ft long with 16 GB RAM', ['6 | ft | < | null | length', '16 | GB | = | null | RAM']],
  ['speed of results (≤30 min from start)', ['30 | min | <= | null | speed of results']],
  ['The cost shall not exceed $300K per radar', ['$300K | dollars | <= | null | cost']],
  [
    'The sensor shall withstand accelerations from -3 Gz up to +7.5 Gz',
    ['-3 to +7.5 | Gz | range | null | sensor shall withstand accelerations'],
  ],
  ['Resistance shall not exceed 0.5 inches of water', ['0.5 | inches of water | <= | null | Resistance']],
  ['The mast should tilt by up to 15 degrees', ['15 | degrees | <= | null | mast should tilt']],
  ['Accuracy: +/-2dB', ['+/-2 | dB | range | null | Accuracy']],
  ['an accuracy of plus or minus 0.5 degrees Celsius', ['±0.5 | degrees Celsius | range | null | accuracy']],
])('reads %j', (text, quantities) => {
  expect(brief(text)).toEqual(quantities)
})

test.each([
  'Published in 2025 under 22 CFR Parts 120-130 and 15 CFR Parts 730-774.',
  'See reference [4,5], section 3.5 and Phase II of the program.',
  'within one or more of the focus areas',
  'AN/PRC-160 radios and MIL-STD-810 tests',
])('finds no quantity in %j', (text) => {
  expect(quantitiesIn(text)).toEqual([])
})

test('a pair "threshold (objective)" marks the bracketed numbers as objectives', () => {
  const marks = quantitiesIn('threshold (objective) capability to drive displays at 60 Hz (96 Hz) with less than 1-frame latency')
  expect(marks.map(({ printed, threshold_or_objective }) => [printed, threshold_or_objective])).toEqual([
    ['60 Hz', 'threshold'],
    ['96 Hz', 'objective'],
    ['less than 1-frame', null],
  ])
})

test('what is printed stands in the text where it says', () => {
  const text = 'Endurance of at least 70 min at 20 km.'
  for (const { start, end, printed } of quantitiesIn(text)) expect(text.slice(start, end)).toBe(printed)
})

/** Value, unit and comparator of each number, as a list of "5 km >=". */
const short = (text: string) => quantitiesIn(text).map(({ value, unit, comparator }) => `${value} ${unit} ${comparator}`)

test.each([
  ['The pod flies at 300 kts, pulls 9 g, climbs to 40 kft and reaches Mach 3.', ['300 kts =', '9 g =', '40 kft =', '3 Mach =']],
  ['Survive 30 psi, 5 ksi, 200 MPa and 12 N·m of torque.', ['30 psi =', '5 ksi =', '200 MPa =', '12 N·m =']],
  ['Specific power of at least 400 W/kg and 250 Wh/kg.', ['400 W/kg >=', '250 Wh/kg >=']],
  ['Volume of less than 60 cubic inches (3 inches on a side).', ['60 cubic inches <', '3 inches <']],
  ['Reach 30 Km with a quad-core processor, 9 feet a minute.', ['30 Km =', 'quad core =', '9 feet a minute =']],
  ['A fluence of 5 J/cm2 at 10 ms and 0.5 mrad divergence.', ['5 J/cm2 =', '10 ms =', '0.5 mrad =']],
  ['A radar cross section below -20 dBsm and gain of 30 dBi.', ['-20 dBsm <', '30 dBi =']],
  ['Noise below 5 nV/√Hz, 30 frames per second.', ['5 nV/√Hz <', '30 frames per second =']],
  ['A GSD of 30 cm, pixels of 12 μm and 300 dpi.', ['30 cm =', '12 μm =', '300 dpi =']],
  ['Ice of 20 ppm; brightness 500 lux; thrust 90 lbf.', ['20 ppm =', '500 lux =', '90 lbf =']],
  ['MTBF greater than 5,000 hours and reach TRL 6.', ['5,000 hours >', '6 TRL =']],
  ['at a technology readiness level (TRL) of 5 or higher', ['5 TRL >=']],
  ['The starting level will be TRL 2-3.', ['2 to 3 TRL range']],
])('reads the units of %j', (text, quantities) => {
  expect(short(text)).toEqual(quantities)
})

test.each([
  ['Operate from −40 to +71 °C.', ['−40 to +71 °C range']],
  ['tunable between 2 and 18 GHz', ['2 to 18 GHz range']],
  ['a 2-18 GHz band and 10–100 m of cable', ['2 to 18 GHz range', '10 to 100 m range']],
  ['coverage of 0.02 Hz–3.5 kHz', ['0.02 Hz to 3.5 kHz range']],
  ['ranging from 0.200 inch to 0.65 inch thick', ['0.200 to 0.65 inch range']],
  ['noise from DC to 200 Hz', ['DC to 200 Hz range']],
  ['2 g/min at 30 W to 4 kg', ['2 g/min =', '30 W =', '4 kg =']],
  ['a mass of 1.0- to 2.5-kilogram', ['1.0 to 2.5 kilogram range']],
  ['between 5 km and 900 m', ['5 km to 900 m range']],
  ['a 5 V supply ± 5 %', ['5 V =', '± 5 % range']],
])('reads the range of %j', (text, quantities) => {
  expect(short(text)).toEqual(quantities)
})

test.each([
  ['a box of 10 x 12 x 5 cm', ['10 cm =', '12 cm =', '5 cm =']],
  ['a box no larger than 12 in x 8 in x 4 in', ['12 in <=', '8 in <=', '4 in <=']],
  ['a false alarm rate below 10^-6 per hour', ['10^-6  <']],
  ['an error under 1e-6 for 3 x 10^5 cycles', ['1e-6  <', '3 x 10^5 cycles =']],
  ['an order of magnitude better, 10X lighter and 5 times cheaper', ['an order of magnitude =', '10 times =', '5 times =']],
  ['at least twice the range, half the weight and cut by a factor of 8', ['twice times >=', '50 % =', '8 times =']],
  ['an image of 1920 x 1080 pixels', ['1920 pixels =', '1080 pixels =']],
  ['a 1/4 inch plate', ['1/4 inch =']],
  ['thirty (30) days after award', ['30 days =']],
])('reads the sides, powers and multiples of %j', (text, quantities) => {
  expect(short(text)).toEqual(quantities)
})

test.each([
  ['weigh no more than 5 lb', ['5 lb <=']],
  ['a range of at least 3 km', ['3 km >=']],
  ['with, at a minimum, 4 hours of life', ['4 hours >=']],
  ['a minimum range of 20 km and maximum weight: 5 kg', ['20 km >=', '5 kg <=']],
  ['not to exceed 40 W', ['40 W <=']],
  ['in excess of 200 m', ['200 m >']],
  ['less than or equal to 6 dB', ['6 dB <=']],
  ['an accuracy better than 2 m and a gain better than 20 dB', ['2 m <', '20 dB >']],
  ['±2 dB over 360 degrees', ['±2 dB range', '360 degrees =']],
  ['better than 0.4 m CEP', ['0.4 m <']],
  ['less than 9 lb (threshold), 5 lb (objective)', ['9 lb <', '5 lb <']],
  ['approximately 3 kg, or 8 km or more', ['3 kg approx', '8 km >=']],
  ['within 30 days of award', ['30 days <=']],
  ['a 2-week notional trip', ['2 week approx']],
  ['with the following minimum specifications: 2.0 GHz, 8 GB', ['2.0 GHz >=', '8 GB >=']],
])('reads the comparison of %j', (text, quantities) => {
  expect(short(text)).toEqual(quantities)
})

const marks = (text: string) => quantitiesIn(text).map(({ value, threshold_or_objective }) => `${value} ${threshold_or_objective}`)

test.each([
  ['T = 30 dB, O = 60 dB', ['30 threshold', '60 objective']],
  ['a drop of 30 dB (T) and 60 dB (O) over 5 m', ['30 threshold', '60 objective', '5 null']],
  ['Threshold: 20 nT in the 0.5–80 Hz band; Objective: 2 nT', ['20 threshold', '0.5 to 80 threshold', '2 objective']],
  ['Life (T/O): 60 min / 90 min', ['60 threshold', '90 objective']],
  ['a power of 2 kW and density of 300 Wh/kg (threshold)', ['2 null', '300 threshold']],
  ['The objective unit cost of a mast is $30K.', ['$30K objective']],
  ['The objective of this topic is to reach 30 km.', ['30 null']],
  ['a detection threshold of 6 dB', ['6 null']],
  ['The mast stands 3 m, with a threshold height of 2 m.', ['3 null', '2 threshold']],
])('knows threshold and objective in %j', (text, quantities) => {
  expect(marks(text)).toEqual(quantities)
})

test.each([
  ['Develop two plans and drive three synchronized video outputs.', ['2 plans =', '3 outputs =']],
  ['two (2) network interfaces', ['2 interfaces =']],
  ['Number of masts: Not less than 12,', ['12 masts >=']],
  ['Cost below $900 in quantities of 50.', ['$900 dollars <', '50 units =']],
  ['at least one prototype', ['1 prototype >=']],
  ['a 2-person crew', ['2 person =']],
])('counts the things of %j', (text, quantities) => {
  expect(short(text)).toEqual(quantities)
})

test.each([
  'The two plans differ.',
  'Link 16 terminals',
  'one of two-way radios',
  'IEEE 802.11 radios',
  'It runs 24/7.',
  'dated 30 June 2025',
])('counts nothing in %j', (text) => {
  expect(short(text)).toEqual([])
})

test.each([
  ['ingest light from 900 contiguous panes', ['900 panes =']],
  ['specific to the 900-pane building and a (12 mast) boat', ['900 pane =', '12 mast =']],
  ['at least 10^25 total ion pairs', ['10^25 pairs >=']],
  ['a picture of 256x256 or larger focal plane arrays', ['256 pixels >=']],
  ['a 1 x 1 mm spot and 30 meters x 30 meters', ['1 mm =', '30 meters =']],
  ['a box of 5 x 5 x 5 cm', ['5 cm =', '5 cm =', '5 cm =']],
  ['approximately 2mm wide x 2mm high x 3mm long', ['2 mm approx', '2 mm approx', '3 mm approx']],
  ['a rise of 20 K over 2 minutes', ['20 K =', '2 minutes =']],
  ['a focal length ~2mm', ['2 mm approx']],
  ['within first 30 days', ['30 days <=']],
  ['twelve (12) months', ['12 months =']],
  ['cooled to 77K', ['77 K =']],
  ['from –55 °C to +125 °C', ['–55 to +125 °C range']],
  ['6T batteries, 5G radios, Gen 3 packs, Class 8 trucks and F-16 jets', []],
])('reads %j for what it is', (text, quantities) => {
  expect(short(text)).toEqual(quantities)
})

test('a measure said again in the other system of units is no second limit', () => {
  expect(short('a tube of 5 in. (12.7 cm) diameter, 200–900 ft (61 m–274 m) up, below 9 watts (<9 watts)')).toEqual([
    '5 in =',
    '200 to 900 ft range',
    '9 watts <',
  ])
})

/** What is asked for of each number: value, unit and comparison. */
const asked = (text: string) => quantitiesIn(text).map(({ value, unit, comparator }) => [value, unit, comparator].join(' | '))

test.each([
  ['The mast shall carry 10 lamps at a minimum, each of 5 W (min.).', ['10 | lamps | >=', '5 | W | >=']],
  ['The mast counts 10 frames at a minimum rate.', ['10 | frames | =']],
  ['The pole is about 3 ft outside diameter max, or so they say.', ['3 | ft | <=']],
  ['The lamp must burn for 9 hours or so.', ['9 | hours | approx']],
  ['Masts must stand at heights up to and beyond 900 feet.', ['900 | feet | >=']],
  ['Brightness should not decrease more than 5% and cost should not increase by 7%.', ['5 | % | <=', '7 | % | <=']],
  ['Hoist the mast over 3 folding cycles.', ['3 | cycles | =']],
  ['Hoist the mast over 3 kg.', ['3 | kg | >']],
  ['Try it with at least four crews over three months.', ['4 | crews | >=', '3 | months | =']],
  ['A life over three months.', ['3 | months | >']],
  ['The lamp shall be seen within 360 degrees around it.', ['360 | degrees | =']],
  ['The lamp shall point within 2 degrees of it.', ['2 | degrees | <=']],
  ['The sail shall not put the mast under strain.', []],
  ['It shall not pull with more than 9 pounds of force or 9 foot-pounds.', ['9 | pounds of force | <=', '9 | foot-pounds | <=']],
  ['Pay out six hundred feet from minus five to forty degrees C.', ['600 | feet | =', '-5 to 40 | degrees C | range']],
  ['The crane must not expose the sail to a load of more than 9 kg.', ['9 | kg | <=']],
  ['The crane must not creak in winds of more than 20 knots.', ['20 | knots | >']],
])('compares %j', (text, quantities) => {
  expect(asked(text)).toEqual(quantities)
})

test.each([
  ['Test at least one real-world LED and less than 1 TOW truck.', ['1 | LED | >=', '1 | truck | <']],
  ['Hoist one or more sail(s).', ['1 | sail | >=']],
  ['Take up two or more of the five kinds of mast.', ['2 | kinds | >=']],
  ['Take up two of the five kinds of mast.', []],
  ['Deliver 15 folding masts with Link 16 terminals.', ['15 | masts | =']],
  ['Show the mast in 1 harbor of choice in Phase 1 work.', ['1 | harbor | =']],
  ['The pressure is less than 5 mmH2O in 1 mM brine with 9 cfu/mL.', ['5 | mmH2O | <', '1 | mM | =', '9 | cfu/mL | =']],
  ['Samples are 5.3’’ in diameter.', ['5.3 | " | =']],
  ['Rig at least 30 T-11C and 40 V-22 sails on 24 V-30 V.', ['30 |  | >=', '40 | sails | =', '24 to 30 | V | range']],
  ['See the “Notes on Form 77” and chemical 2(4-amino)brine.', []],
  ['Brighten it by at least one and up to two orders of magnitude.', ['1 to 2 | orders of magnitude | range']],
  ['A 12-to-18-month trial follows.', ['12 to 18 | month | range']],
])('counts and measures %j', (text, quantities) => {
  expect(asked(text)).toEqual(quantities)
})

test('a scale that is a word stands apart from its number, a letter beside it', () => {
  expect(quantitiesIn('a cost of at most $1.5 million or $2M').map(({ value }) => value)).toEqual(['$1.5 million', '$2M'])
})
