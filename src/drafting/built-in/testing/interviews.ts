import type { Subject } from '../../../domain/interview.ts'

/** What a company would say on each subject; several texts where more than one thing is said of it. */
export type Interview = Partial<Record<Subject, readonly string[]>>

/** Full answers, as the engineer of a small company would give them, by topic number. The companies and people are made up. */
export const RICH: Record<string, Interview> = {
  'N251-001': {
    solution: [
      'We will address the directive HF antenna below 90 MHz, both the absorber and the tuning. We propose a thin ferrite-loaded metasurface sleeve with active loading on one side of a helical dipole, tuned with RF MEMS capacitors.',
    ],
    existing: [
      'We build on our ThinShield absorber, which reached 18 dB at 150 MHz in 2023 on a 1.2 in thick panel. It has to be scaled down in frequency and bent around a dipole. We also own a licensed Ansys HFSS model of a 6 ft helical dipole.',
    ],
    end_state: [
      'A 6 ft antenna that a Marine can carry with the AN/PRC-160, with 30 dB front-to-back ratio over 1.5 to 90 MHz and a sleeve thinner than 2 in.',
    ],
    threshold: [
      'Today we measured 18 dB front-to-back at 150 MHz in our chamber. We commit to 30 dB at 30 MHz and 90 MHz in simulation by the end of Phase I, and 20 dB at 1.5 MHz.',
      'Thickness is 1.2 in now; we will show 1.8 in or less at 30 MHz.',
    ],
    steps: [
      'First we measure coupons, then we fit the material model, then we simulate the sleeve on the dipole, and last we trade thickness against front-to-back ratio.',
    ],
    method: [
      'We will use Ansys HFSS for the full-wave models and a MATLAB circuit model for the active loading. Concepts are compared with a bare 10 ft whip. Material data come from our coaxial-line measurements from 1 MHz to 100 MHz.',
    ],
    place: [
      'We will measure coupons in our coaxial fixture with a Keysight E5061B analyzer from 1 MHz to 100 MHz. Antenna scale models are measured at the Southwest Antenna Range in San Antonio.',
    ],
    test: [
      'The coupon test uses 12 coupons of each of 3 materials. The demonstration is a 1:10 scale model at 300 MHz with 5 repeats per angle. A pass is 30 dB or more within +/- 15 degrees of the back direction.',
    ],
    people: [
      'Dr. Jane Roe is the PI, 20 hours a week. Tom Velez leads the HFSS modeling. Maria Chen runs the material coupons at our Dayton laboratory.',
    ],
    risk: [
      'Risk 1: ferrite loss is too low below 10 MHz; early sign is coupon loss under 3 dB; fallback is active non-Foster loading. Risk 2: the sleeve detunes the dipole; we would add a tuning section. Risk 3: ferrite tiles have a lead time of 8 weeks; we order in month 1.',
    ],
    government: [
      'We need a loaned AN/PRC-160 and its antenna connector drawing from the Marine Corps by month 2. If it is late we use a commercial HF radio. Vehicle-mounted antennas are out of scope.',
    ],
  },
  'AF251-0001': {
    solution: [
      'We address detection and classification of pulsed and LPI emitters with a two-sample kernel test on spectrograms. Each decision comes with a measure of how far the test data are from the training data.',
    ],
    existing: [
      'We have a Python library, TwoSamp, with maximum mean discrepancy tests that we built for ultrasound inspection. It must be adapted to complex baseband data and to clutter.',
    ],
    end_state: [
      'An embedded classifier that warns the operator when its assumptions do not hold, running on a Jetson-class board in real time.',
    ],
    threshold: [
      'Our library detects a shift at 95% power with 200 samples on ultrasound data. For Phase I we commit to a probability of detection of 0.9 at a false alarm rate of 1e-3 at 0 dB SNR.',
    ],
    steps: ["We'll start with the spectrogram features, then the kernel, then the threshold that keeps the false alarm rate."],
    method: [
      'We use PyTorch for the neural baseline and a generalized likelihood ratio test for the model-based baseline.',
      'We will generate 20,000 synthetic pulses per waveform class with our own simulator, with 8 classes and SNR from -10 to 20 dB. Training, validation and test are split 60/20/20 by scenario, not by pulse.',
    ],
    test: ['Monte Carlo with 1,000 runs per SNR point, ROC curves for the three methods, and a blind set held back by our test lead.'],
    people: ['Dr. Anil Gupta is PI at 50% time. Sarah Olsen leads the simulator. Pete Ramos is test lead.'],
    risk: [
      'The kernel test may be too slow for long records; we would use random Fourier features. Synthetic clutter may be unrealistic; fallback is a published sea clutter set.',
    ],
    place: ['All work is done at our office in Rome, NY on two GPU servers.'],
    government: ["We'd like example scenarios from AFRL by month 2 but can go on without them."],
    user: ['Phase II would move to recorded data and an embedded board.'],
  },
  'DHA251-001': {
    solution: [
      'We address a handheld, cartridge-based clot retraction meter. We propose a microfluidic cantilever array that reads platelet force optically.',
    ],
    existing: [
      'We have a benchtop cantilever reader that measures forces from 1 to 200 nN in whole blood. It has to shrink to a handheld and get a disposable cartridge.',
    ],
    end_state: [
      'A battery-powered handheld that gives a contractility value within 30 minutes from 200 microliters of blood, used by Role 2 blood banks.',
    ],
    threshold: [
      'Today we reach a coefficient of variation of 18% over 20 runs. We commit to 10% or less by the end of Phase I with 50 microliters.',
    ],
    steps: ['We start from the benchtop reader, fold its optics, then design the cartridge and last the board.'],
    method: ['The schematics are drawn in Altium, the cartridge in SolidWorks. Optical simulation runs in Zemax.'],
    security: [
      'We buy outdated platelet-rich plasma from the Bay Blood Center, which is exempt from IRB review because it is de-identified. No animals are used.',
      'No foreign nationals work on this.',
    ],
    test: [
      'Benchtop testing uses 3 donors, 10 replicates each, against thromboelastography as the reference. Pass is a correlation of 0.8 or better.',
    ],
    people: ['Dr. Lena Hart is the PI. Marcus Webb leads electronics. Priya Nair leads the assay work at our Oakland wet lab.'],
    risk: [
      'Platelet activation in the channel may spoil the reading; we would coat with albumin. LED drift is watched with a reference channel. If the cartridge leaks we move from PDMS to molded COC.',
    ],
    government: ['We need no Government equipment.'],
    user: ['The Armed Services Blood Program is the first user.', 'The FDA path is a 510(k) with a pre-submission meeting in Phase II.'],
    place: ['At our Oakland wet lab and the UC Berkeley nanofabrication facility.'],
  },
  'N251-053': {
    solution: [
      'We cover the charging stations, the on-board energy manager and the C2 alerts. We propose a docking pad with a magnetic connector that senses the battery chemistry and sets its output.',
    ],
    existing: [
      'Our DockMate pad charges 4 quadcopters of one type today at 200 W each. It has to learn other batteries and other vehicles. The solar and Stirling blocks are bought from partners.',
    ],
    end_state: ['A two-person-lift station that keeps 10 mixed vehicles charged for 72 hours without people.'],
    threshold: [
      'DockMate keeps 4 vehicles going for 26 hours so far. We commit to a simulated fleet of 100 over one week and a bench run of 3 vehicle types over 24 hours.',
      'Each module is 38 kg today and must come under 30 kg.',
    ],
    steps: ['We collect the charging needs of the current fleet, sort them into families, and design one converter for each family.'],
    method: [
      'We model energy flows in Simulink and vehicle traffic in AnyLogic. The baseline is hand swapping of batteries.',
      'Docking exists, sensing of the chemistry is new.',
    ],
    test: ['A 24 hour bench run with 3 vehicle types and 30 docking cycles each. Pass is 95% of docks without a person touching anything.'],
    people: ['Carla Nguyen is the PI. Ben Ortiz leads power electronics; Ravi Shah leads autonomy.'],
    place: ['Bench work is in our Tucson shop. Outdoor docking is tried at the Marana airfield, which we book by the week.'],
    risk: [
      'Wind may stop docking above 15 knots; we would add guide rails. The Stirling unit may be delivered late; the solar block alone then carries the bench run.',
    ],
    government: [
      "We need two vehicles of Code 34's fleet and their battery interface documents by month 2. Without them we use commercial quadcopters.",
    ],
    user: ['Users are Marine squads; ONR Code 34 would accept it.', 'Phase II would put stations into two Kobol events.'],
  },
  'AF251-0004': {
    solution: [
      'We address assessment and forecasting for one region first. Our solution, EmicLens, joins a fine-tuned open-weight LLM with a psychographic map of sub-populations.',
    ],
    existing: [
      'EmicLens codes stance and emotion in English news at a macro F1 of 0.71 on 2,400 hand-coded items. It has to learn two more languages, images and audio.',
    ],
    end_state: ['A web application that an information operations planner can question, running on a classified enclave.'],
    threshold: [
      'Macro F1 is 0.71 today. By the end of Phase II we commit to 0.80 for stance in three languages and to updates within 15 minutes of new content.',
    ],
    steps: ['First the ingest, then the coding models, then the population map, then the forecasting and last the interface.'],
    method: [
      'We fine-tune Llama-class models with LoRA and compare with a keyword lexicon and a commercial sentiment service.',
      'Ingest and coding exist; the population map is new.',
      'We use licensed news and public social media from two regions, 60,000 items, of which 9,000 are coded by two native speakers each. The split is by time: the last two months are the test set.',
    ],
    test: [
      'Two tabletop exercises with six former planners each, with and without the tool. Pass is 25% less time to an assessment at equal accuracy.',
    ],
    people: ['Dr. Elena Sokolova is the PI, full time. Jamal Carter leads engineering. Dr. Ruth Adeyemi leads the social science coding.'],
    risk: [
      'Platform access may be cut off; we then use licensed archives. Models may hallucinate sources; every statement has to link to an item. Coders may disagree; below a kappa of 0.6 the code book is revised.',
    ],
    user: [
      'The 16th Air Force and JIOWC would use it; the TPOC accepts it.',
      'Transition goes through the ACC information warfare program office.',
    ],
    place: ['All work is done at our Tampa office and on an IL5 cloud tenant.'],
  },
  'N251-016': {
    solution: [
      'We cover the air vehicle, the magnetometer and the acoustic drop sensor. We propose TubeHawk, a folding-wing vehicle with a tail boom that holds a vector magnetometer 0.9 m away from the motor.',
    ],
    existing: [
      "TubeHawk Mark 1 flew 42 minutes in 2024 from a 4.875 in tube. The magnetometer is a partner's quantum sensor with 2 pT/rtHz on the bench. Both have to be merged and the motor has to be shielded.",
    ],
    end_state: ['Four vehicles that launch from a surrogate aircraft, search together and drop one sensor each.'],
    threshold: [
      'Platform noise is 14 pT/rtHz at the boom tip today, measured at three motor speeds. We commit to less than 1 pT/rtHz after compensation and 70 minutes of endurance by analysis.',
    ],
    steps: ['We first map the magnetic field of the motor, then we redesign its leads, then we compensate.'],
    method: [
      'Structure is analyzed in Nastran, aerodynamics in AVL and Fluent. Detection models run in Python with harmonic source models.',
      'Airframe exists; sensor integration is new.',
      'Data are our own flight logs.',
    ],
    test: [
      'Magnetic characterization is done in a shielded room with 5 motor speeds and 10 runs each. Pass is the noise threshold at 4 of 5 speeds.',
    ],
    people: ['Greg Lindqvist is the PI. Amy Tran leads aerodynamics. Dr. Luis Ortega leads magnetics.'],
    place: ['The shielded room belongs to Sandia Magnetics in Albuquerque. Flights are at Pendleton UAS Range in Oregon.'],
    risk: [
      'The motor field may stay too strong; we would glide during search. Unfolding may fail at high speed; a drogue slows the vehicle first.',
    ],
    government: ['We need the sonobuoy launch container drawing by month 1; without it we use the public specification.'],
    user: ['PMA-264 would accept it.', 'Phase II builds six vehicles.'],
    security: ['No foreign nationals.'],
  },
}

/** What a speaker without notes says: fillers, hedges, half sentences, nothing. */
export const SPOKEN: Interview = {
  solution: [
    'um so basically we are going to look at the main problem you know and we think our approach with um adaptive processing is good and then we would build a small demo and our guy Frank Miller leads that',
  ],
  existing: ["well we have some code from before, it's like 70 percent done I guess"],
  end_state: ['a working prototype'],
  threshold: ['not sure'],
  steps: ['n/a'],
  method: ['we use Python and then we compare with the old method', 'some data we recorded last year\n- 200 files\n- labeled by hand'],
  people: ['Frank Miller is PI'],
  risk: ['risk is the schedule'],
}

/** Full answers of a small business with a research institution (AF15-AT05). */
export const WITH_INSTITUTION: Interview = {
  shares: [
    'Ohio State does the coupling model and the reverberation chamber tests, Task 3 and part of Task 4. Prof. Alan Burke leads there. Their share is 35% and ours is 60%, the rest is a consultant.',
  ],
  people: ['Our PI is Nora Quist, full time employee. Hal Brandt writes the code.'],
  steps: [
    'We start from the DREAM input decks, replace the user-given path loss by the Random Coupling Model, and compare both against measured cavity data.',
  ],
  threshold: ['Predictions are off by 15 dB today; we want to be within 6 dB for 90% of ports.'],
  risk: ['The RCM may not hold for small cavities; fallback is a full-wave solver for those ports.'],
  solution: ['We address the path loss problem and the port-of-entry model. Our solution computes the coupling statistics per cavity.'],
  existing: ['CavityStat, our RCM code, works for single cavities. It needs networks of cavities and moving targets.'],
  end_state: ['DREAM2 beta that predicts effects on one missile-like target.'],
  test: ['One target mockup with 4 cavities and 10 ports, measured in the Ohio State reverberation chamber at 1 to 8 GHz.'],
  place: ['Code at our Albuquerque office, tests in the chamber in Columbus, Ohio.'],
  government: ['We need the DREAM source code by month 1.'],
  user: ['AFRL Directed Energy.'],
}
