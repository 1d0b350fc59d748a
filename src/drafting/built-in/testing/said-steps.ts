/** A question about the steps of the work. */
export const STEPS = 'In which steps will you do it?'
/** A question about what exists. */
export const EXISTING = 'Which existing technology do you build on?'

/** What people say of their work, and the orders that a plan makes of it; an empty list where nobody named a step. */
export const SAID: [string, string, string[]][] = [
  [
    STEPS,
    'First we calibrate the bench, then we record 200 hours of data, then we train the detector, and finally we test it on unseen recordings.',
    ['calibrate the bench', 'record 200 hours of data', 'train the detector', 'test the detector on unseen recordings'],
  ],
  [
    STEPS,
    'We begin by simulating the nozzle in Fluent, next we print three nozzles, and then we fire each one ten times.',
    ['simulate the nozzle in Fluent', 'print three nozzles', 'fire each one ten times'],
  ],
  [
    STEPS,
    'so first we um measure the noise on the bench and then we build the filter and then we put it in the radio and at the end we fly it on our drone',
    ['measure the noise on the bench', 'build the filter and put it in the radio', 'fly the filter on its drone'],
  ],
  [
    STEPS,
    '1. Map the sensor layout\n2. Write the fusion code\n3. Run it on recorded flights\n4. Compare with the GPS track',
    ['map the sensor layout', 'write the fusion code and run it on recorded flights', 'compare with the GPS track'],
  ],
  [
    STEPS,
    '- Collect 50 field reports\n- Train the language model on them\n- Build the search screen\n- Try it with six analysts',
    ['collect 50 field reports and train the language model on them', 'build the search screen and try it with six analysts'],
  ],
  [
    STEPS,
    '1) survey of alloys 2) cast 12 coupons 3) fatigue tests at 600 C 4) pick the best two',
    ['carry out a survey of alloys', 'cast 12 coupons', 'carry out fatigue tests at 600 C', 'pick the best two'],
  ],
  [
    STEPS,
    'Step 1: literature review. Step 2: build the simulator. Step 3: validate it with range data.',
    ['carry out a literature review', 'build the simulator', 'validate the simulator with range data'],
  ],
  [
    STEPS,
    'Alloy selection -> casting -> heat treatment -> fatigue tests',
    ['carry out alloy selection', 'carry out casting', 'carry out heat treatment', 'carry out fatigue tests'],
  ],
  [
    STEPS,
    'The order is: requirements, architecture, prototype, field trial.',
    ['prepare the requirements', 'work out the architecture', 'build the prototype', 'carry out a field trial'],
  ],
  [
    STEPS,
    'Starting with the antenna feed, we then design the reflector and finally the mount.',
    ['develop the antenna feed', 'design the reflector', 'design the mount'],
  ],
  [
    STEPS,
    'First, we will identify the three worst noise sources. Then we will redesign the mounts. Finally, we will repeat the cabin measurement.',
    ['identify the three worst noise sources', 'redesign the mounts', 'repeat the cabin measurement'],
  ],
  [
    STEPS,
    'We pick two polymers, extrude 5 m of fiber from each, coat the fiber, and pull it to failure.',
    ['pick two polymers', 'extrude 5 m of fiber from each', 'coat the fiber and pull it to failure'],
  ],
  [
    STEPS,
    'The classifier comes first, then the tracker, then the user interface.',
    ['develop the classifier', 'develop the tracker', 'develop the user interface'],
  ],
  [
    STEPS,
    "We'll first port the code to the Jetson, then cut the latency below 20 ms, then add the second camera.",
    ['port the code to the Jetson', 'cut the latency below 20 ms', 'add the second camera'],
  ],
  [
    STEPS,
    'Model the tank, then build a 1:4 scale tank, then slosh tests at the university.',
    ['model the tank', 'build a 1:4 scale tank', 'carry out slosh tests at the university'],
  ],
  [STEPS, 'I write the parser first. Then I do the database. Last is the web page.', []],
  [
    STEPS,
    'Our plan is to interview 20 medics, sketch three concepts, build the best one, and try it in two exercises.',
    ['interview 20 medics', 'sketch three concepts', 'build the best one and try it in two exercises'],
  ],
  [
    STEPS,
    'In order: trade study, preliminary design, breadboard, bench test.',
    ['carry out a trade study', 'work out the preliminary design', 'build the breadboard', 'carry out a bench test'],
  ],
  [STEPS, 'After the coupons are tested we build the panel, then we hang it in the chamber.', []],
  [
    STEPS,
    'we start by buying two commercial lidars then we strip the housings then we write new firmware then we drive 100 km with them',
    ['buy two commercial lidars', 'strip the housings', 'write new firmware and drive 100 km with them'],
  ],
  [STEPS, 'Phase one of our work is the wind model; then comes the parachute model; then both are joined and flown in simulation.', []],
  [
    STEPS,
    'First the hardware (three boards), then the firmware, then EMI tests to MIL-STD-461.',
    ['develop the hardware (three boards)', 'develop the firmware', 'carry out EMI tests to MIL-STD-461'],
  ],
  [STEPS, 'We use PyTorch and compare with a commercial detector.', []],
  [STEPS, 'If the first batch fails, then we switch to the second supplier and then order again.', []],
  [STEPS, 'We printed 24 swatches last year and then tested them.', []],
  [STEPS, 'Frames are simulated with WRF, then degraded for jitter and noise.', []],
  [STEPS, 'The data were recorded in 2023, then labeled by two students.', []],
  [STEPS, '- Python 3.11\n- PyTorch\n- Ansys HFSS', []],
  [STEPS, 'The reader is a fine-tuned model, and Dr. Hale leads it.', []],
  [
    EXISTING,
    'Our rover Pika drives 4 km on one charge. It needs a second battery, a sealed gearbox and a winter tire.',
    ['add a second battery, a sealed gearbox and a winter tire to the rover Pika'],
  ],
  [
    EXISTING,
    'We have a benchtop laser that reads methane at 2 ppm. It has to be made smaller and put on a drone.',
    ['make the benchtop laser smaller and put it on a drone'],
  ],
  [
    EXISTING,
    'The Foxglove scheduler plans 400 tasks a day. It must handle 4,000 tasks and learn to replan in flight.',
    ['adapt the Foxglove scheduler so that it handles 4,000 tasks and learns to replan in flight'],
  ],
  [EXISTING, 'Our code Tidewater runs on Linux. Windows is not supported yet.', ['add support for Windows']],
  [EXISTING, 'The pump exists; the controller is new.', ['develop the controller']],
  [EXISTING, 'It was never tested in salt water, so the seals have to be replaced by Viton rings.', ['replace the seals by Viton rings']],
  [EXISTING, 'Our encoder knows English. It needs to be retrained on Korean and Farsi.', ['retrain the encoder on Korean and Farsi']],
  [EXISTING, 'The camera housing must be ruggedized and the lens has to be coated.', ['ruggedize the camera housing', 'coat the lens']],
  [EXISTING, 'The sensor weighs 400 g today and must come under 250 g.', []],
  [EXISTING, 'We need a loaned radio from the Government.', []],
  [
    EXISTING,
    'Lighthouse, our mesh radio, reaches 12 km. Frequency hopping and over-the-air keys are new to it.',
    ['extend Lighthouse to frequency hopping and over-the-air keys'],
  ],
  [EXISTING, 'We own a 40 kW furnace. It needs no changes.', []],
  [
    EXISTING,
    'The algorithm works on images. It has to be extended to video at 30 frames per second.',
    ['extend the algorithm to video at 30 frames per second'],
  ],
  [
    EXISTING,
    'We started from an open source autopilot. Formation flight has to be added and tested.',
    ['add formation flight and test it'],
  ],
  [EXISTING, 'If the cells overheat it needs a larger fan.', []],
  [
    STEPS,
    'We first get the 12 drawings from the yard, read them with our reader, then fix the errors by hand, then hand the model to the program office.',
    [
      'obtain the 12 drawings from the yard and read them with its reader',
      'fix the errors by hand',
      'hand the model to the program office',
    ],
  ],
  [STEPS, 'Over months 1 and 2 we build the rig; in month 3 we run the first tests.', []],
  [
    STEPS,
    'First the ingest, then the coding models, then the population map, then the forecasting and last the interface.',
    ['develop the ingest', 'develop the coding models', 'develop the population map', 'develop the forecasting', 'develop the interface'],
  ],
  [
    STEPS,
    'We first map the magnetic field of the motor, then we redesign its leads, then we compensate.',
    ['map the magnetic field of the motor and redesign its leads, and then compensate'],
  ],
  [
    STEPS,
    'We start with the unit cell, then the 8 by 8 coupon, then the array model, then the cost model, and the Phase II design falls out of those.',
    ['develop the unit cell', 'build the 8 by 8 coupon', 'develop the array model', 'develop the cost model'],
  ],
  [
    STEPS,
    'First we measure coupons, then we fit the material model, then we simulate the sleeve on the dipole, and last we trade thickness against front-to-back ratio.',
    ['measure coupons', 'fit the material model', 'simulate the sleeve on the dipole', 'trade thickness against front-to-back ratio'],
  ],
  [
    STEPS,
    'We collect public documents, mark 100 sheets by hand, extend the reader, then generate models and count errors.',
    ['collect public documents', 'mark 100 sheets by hand', 'extend the reader', 'generate models and count errors'],
  ],
  [
    STEPS,
    'We start from the benchtop reader, fold its optics, then design the cartridge and last the board.',
    ['fold the optics of the benchtop reader', 'design the cartridge', 'design the board'],
  ],
  [
    STEPS,
    'We adapt the encoder first, then bearing, then tracks over several buoys, then the display, and we run the at-sea replay last.',
    ['adapt the encoder', 'work out the bearing', 'work out tracks over several buoys', 'develop the display', 'run the at-sea replay'],
  ],
  [
    STEPS,
    'Graph models come first, then boundaries, then the evaluation tools, then the report for decision-makers.',
    ['develop graph models', 'work out boundaries', 'develop the evaluation tools', 'write the report for decision-makers'],
  ],
  [
    EXISTING,
    'Our ThinShield absorber reached 18 dB. It has to be scaled down in frequency and bent around a dipole.',
    ['scale the ThinShield absorber down in frequency and bend it around a dipole'],
  ],
  [EXISTING, 'Airframe exists; sensor integration is new.', ['carry out the sensor integration']],
  [
    EXISTING,
    'Our encoder was trained on 11,000 hours. It has never seen DIFAR channels, so direction has to be added.',
    ['add direction to the encoder'],
  ],
]
