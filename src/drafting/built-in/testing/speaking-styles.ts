import type { Interview } from './interviews.ts'

/** What a busy engineer types: hardly a whole sentence. */
const TERSE: Interview = {
  solution: ['Sensor fusion front end + FPGA back end. One demo unit.'],
  existing: ['Rev B board (2023), 14 units built. Needs new firmware.'],
  end_state: ['Rugged box, 2.5 kg, 18 W'],
  threshold: ['12 ms latency now. Target 5 ms, end of phase.'],
  steps: ['Model, code, bench, soak.'],
  method: ['Vivado, Python, Cocotb. Baseline: Rev B.', '40 hrs logged, split 70/15/15'],
  place: ['Our lab in Akron, OH'],
  people: ['Dr. Ida Brandt - PI, 24 h/wk\nTomasz Lis - firmware\nO. Quayle: bench tests'],
  test: ['50 runs, 3 temps (-20, 20, 55 C). Pass: 48 of 50 under 5 ms.'],
  risk: ['1) FPGA lead time 16 wks: order month 1 2) heat: bigger sink 3) staffing'],
  government: ['None'],
  user: ['PEO C3T', 'Rev C, 20 units'],
  security: ['No'],
}

/** Dictation: one breath, no full stops, fillers, corrections. */
const DICTATED: Interview = {
  solution: [
    "okay so um what we're gonna do is we take the raw signal and we clean it with an adaptive filter and then we feed it to the classifier and our guy Owen Castellano he leads the classifier work and basically the whole thing has to run in under 40 milliseconds and we want to show that on a bench with about 300 recordings",
  ],
  existing: [
    "so we've got a filter library from two years ago it's like 8,000 lines of C and it works on audio but not on this kind of data I guess",
  ],
  end_state: ["at the end it's a box you can plug in and it just works you know"],
  threshold: ["right now it's around 71 percent and we think we can get to 85 percent or something"],
  steps: [
    "we'll start with the recordings then we tune the filter and then we train the classifier with PyTorch and then we compare it with the old threshold detector and so on",
    'um yeah so the steps are record clean train compare',
  ],
  place: ['we do everything at our place in Huntsville Alabama'],
  people: ["I'm the PI and Owen Castellano leads the classifier and Dr. Mei-Lin Zhou she does the filter math"],
  test: ["we'd run 300 recordings 5 times each and if it's better than 85 percent it's a pass"],
  risk: [
    'the main risk is that the recordings are too clean and then we would add noise and the other risk is I might not find a second engineer',
  ],
  government: ["we'd like some real recordings by month 2 but we don't strictly need them"],
  user: ['the guys at the depot would use it'],
}

/** Lists, as pasted from a slide. */
const LISTED: Interview = {
  solution: ['• Two-stage pump\n• Ceramic bearings\n• Closed-loop control at 2 kHz'],
  existing: ['- PumpOne: 900 h endurance run in 2021\n- needs a smaller motor\n- needs a new seal'],
  threshold: ['* 0.8 L/min today\n* 1.5 L/min at 3.2 bar by end of phase'],
  steps: ['1. model the flow in OpenFOAM\n2. print 6 impellers\n3. test each on the water bench\n4. pick the best one'],
  method: ['– drawings in STEP\n– tolerance stack in a spreadsheet'],
  people: ['- Ngozi Eze-Adams, PI, half time\n- Hal R. Voss, machining\n- Dr. Yuki Tanaka (flow modeling)'],
  place: ['- machining: our shop in Duluth, MN\n- endurance runs: water bench at Lakehead Test Center'],
  test: ['- 6 impellers\n- 3 runs of 8 h each\n- pass: 1.5 L/min or more in all 3 runs'],
  risk: [
    '- seal wear: we check at 100 h, fallback is a lip seal\n- motor late: we use the PumpOne motor\n- cavitation above 4,000 rpm; we would widen the inlet',
  ],
  government: ['nothing needed'],
}

/** Everything said at the first question, nothing afterwards. */
const ALL_AT_ONCE: Interview = {
  solution: [
    "We propose a folded-cavity optical gyro with a polarizing fiber. Our BenchGyro reached 0.02 deg/hr drift over 10 hours in 2022. Dr. Ana Ruiz-Keller is the PI at 25 hours a week, and Bob Stone builds the optics. All work is done in our laboratory in Bozeman, Montana. We model the cavity in Lumerical and compare each model with the bench. Rate data are logged at 200 Hz on a calibrated turntable. The test is 20 runs of 6 hours each on the turntable; a pass is drift under 0.005 deg/hr in 18 of 20 runs. The main risk is fiber birefringence; the early sign is a beat note above 3 Hz; the fallback is a shorter coil. We need no Government equipment. The end user is the fleet's navigation program office. Flight tests are out of scope.",
  ],
  existing: ['see above'],
  end_state: ['as above'],
  threshold: ['see Q1'],
  steps: ['Already answered.'],
  method: ['Already answered.'],
  people: ['see above'],
}

/** Questions met with a shrug. */
const SHRUGGED: Interview = {
  solution: ['not sure yet'],
  existing: ['N/A'],
  end_state: ['TBD'],
  threshold: ["I don't know yet"],
  steps: ["we haven't decided"],
  method: ['will follow', 'unknown at this time'],
  place: ['to be determined'],
  people: ['?'],
  test: ['we will figure it out later'],
  risk: ['no idea'],
  government: ["don't know"],
  user: ['see attached', 'skip'],
  security: ['-'],
}

/** Numbers and units as people write them, and a line that shouts. */
const FIGURES: Interview = {
  solution: ['We address the receiver front end: 2.4-GHz band, 1/4-in. board, ≤ 250 mW.'],
  existing: ['Our RX-7 front end has a noise figure of 1.8 dB (n = 12 boards) and survived 1,000 V/m.'],
  end_state: ['A 10 x 14 cm board at TRL 5, 3.3 V, -40 to +85 °C.'],
  threshold: ['Today: ~92.5 % at 1e-3 FAR. We commit to ≥ 97 % at 1e-4 FAR, +/-0.5 dB, by the end of the phase.'],
  method: ['We use ADS 2024 and a 13.5-GHz vector analyzer; sweeps are 1.5-to-90 MHz in 401 points.'],
  place: ['WE DO ALL WORK AT OUR LAB IN EL PASO, TEXAS.'],
  people: ['DR. PILAR OCHOA IS THE PI AT 60% TIME AND KURT WEBER RUNS THE SWEEPS.'],
  test: ['5x10^4 pulses per SNR step (0, 3, 6 ... 30 dB), 3 boards; pass is Pd >= 0.97 on 2 of 3 boards.'],
  risk: ['Amplifier oscillates below 1.2 GHz: 20 % likely; early sign is S21 ripple > 0.3 dB; fallback is a $450 isolator.'],
  government: ['1 radar pulse file (about 2 GB) by month 2; otherwise we use 3 public files.'],
}

/** Dictation with numbers in words, corrections in the same breath, things named twice, and months behind the work. */
const RAMBLING: Interview = {
  solution: [
    "so basically we want to cover two of the areas, that's drift and noise, and the way we do it is we take the raw frames, we stack them, and then we run what we call a ratio filter, it's about two point five thousand lines, no wait, three point five thousand lines of Rust",
  ],
  existing: [
    'what we have is DriftBox, we made that in twenty twenty one for a weather service, it runs at four hertz in like forty milliseconds, what has to change is it has to run at thirty hertz',
  ],
  end_state: ["in a perfect world a card you plug in, it holds the drift under two percent, that's the dream anyway"],
  threshold: [
    "well, the numbers, so today it's eleven percent and we'd want four percent or better, and for the noise, not sure about that one",
  ],
  steps: [
    "first the simulator, that's Priya, months one to two, and then we build the filter, month three to four, and then the bench, we set up a bench and measure the drift, month five",
  ],
  method: ["it's got to be done on one card, what you get out is a table of eighty settings"],
  people: [
    "I'm the PI, Ruth Adeyemi, Dr. Ruth Adeyemi, twenty hours a week, and then there's Priya Nair she does the simulator. We're all in Salem, Oregon, in our lab.",
  ],
  place: ["everything's in our lab in Salem Oregon"],
  test: [
    'the test is sixty recordings, three runs each, and you pass when the drift is under four percent in, let us say, fifty, no, fifty two of the sixty',
  ],
  risk: [
    "number one heat, the card drifts above sixty degrees, we'd see that in the log, then we add a fan. The second one is we lose a recorder, that one's easy, we'd rent one",
  ],
}

/** Telegram style: abbreviations, M for months, arrows, no articles. */
const TELEGRAM: Interview = {
  solution: ['FIR + CNN; 2x ADC 14 bit @ 250 kHz -> FPGA -> host. No cloud.'],
  existing: ['DriftBox v2: 12 units, 2021, 18 W. Missing: 30 Hz, flight qual, SW API'],
  threshold: ['now 11% drift. Commit: <4% @ 60 C, <40 ms'],
  steps: ['M1-2 sim; M2-4 filter; M4-5 bench eval. Tools: Vivado, Rust.'],
  people: ['PI Ruth Adeyemi 20h/wk; Priya Nair - simulation, 30h/wk; Bo Lund, bench'],
  place: ['Salem, OR'],
  test: ['60 rec, 3 runs ea, 2 temps. pass: drift <4% on 52 of 60'],
  risk: ['- heat; sign >60 C; fb fan\n- no recorder by M3 -> rent one\n- staffing'],
  user: ['users: depot; accept: TPOC tbd'],
}

/** The ways of answering, by name: none of them is how an engineer answers with care. */
export const STYLES: Record<string, Interview> = { TERSE, DICTATED, LISTED, ALL_AT_ONCE, SHRUGGED, FIGURES, RAMBLING, TELEGRAM }
