import { expect, test } from 'vitest'
import { clauseOf } from './clause.ts'

test.each([
  ['Define and develop concepts for a device to absorb RF energy.', 'duty', 'define and develop concepts for a device to absorb RF energy'],
  [
    'Using modeling and simulation, determine the technical feasibility of the design.',
    'duty',
    'determine the technical feasibility of the design using modeling and simulation',
  ],
  ['A prototype of the aircraft should be completed by Phase I.', 'duty', 'complete a prototype of the aircraft by Phase I'],
  ['Conduct review of available methods and tools', 'duty', 'conduct a review of available methods and tools'],
  ['Phase I will consist of designing schematics and diagrams.', 'duty', 'design schematics and diagrams'],
  [
    'Performer will conceptualize a method to measure the platelet capacity.',
    'duty',
    'conceptualize a method to measure the platelet capacity',
  ],
  ['It is required to use such an antenna connector.', 'duty', 'use such an antenna connector'],
  [
    'Therefore, it is desired that alternate materials be used to ground the RF energy.',
    'duty',
    'use alternate materials to ground the RF energy',
  ],
  ['Ensure that the tool must accept all formats.', 'duty', 'ensure that the tool accepts all formats'],
  [
    'The antenna must operate in the 1.5MHz to 90MHz range (Threshold).',
    'condition',
    'the antenna operates in the 1.5MHz to 90MHz range (Threshold)',
  ],
  ['The system should detect, track, and classify targets.', 'condition', 'the system detects, tracks, and classifies targets'],
  ['The device shall operate at night and transmit the data.', 'condition', 'the device operates at night and transmits the data'],
  ['It is desired that the mast have a hinge of at least 1 cm.', 'condition', 'the mast has a hinge of at least 1 cm'],
  ['It must be emphasized that any added joint must not weaken the mast.', 'condition', 'any added joint does not weaken the mast'],
  ['The goal of the learning tool is to find masts that fold.', 'condition', 'the learning tool finds masts that fold'],
  ['The aim of the algorithm is to find masts and to count them.', 'quote', 'The aim of the algorithm is to find masts and to count them'],
  ['It is also a goal to provide adjustable sails.', 'duty', 'provide adjustable sails'],
  ['A successful offeror can work with the TPOC to define relevant routes.', 'duty', 'work with the TPOC to define relevant routes'],
  ['The mast much be able to fold at night.', 'condition', 'the mast can fold at night'],
  ['The tool shall accept plans and results.', 'condition', 'the tool accepts plans and results'],
  ['Weight of the design should weigh less than three pounds.', 'condition', 'the weight of the design weighs less than three pounds'],
  [
    'The SL UAVs, during this demonstration, should not be limited to one target.',
    'condition',
    'the SL UAVs, during this demonstration, are not limited to one target',
  ],
  ['The solution must self-protect by design.', 'condition', 'the solution self-protects by design'],
  ['A drop of 30dB in the opposing direction (Threshold) is desired.', 'need', 'a drop of 30dB in the opposing direction (Threshold)'],
  ['Max Operating Depth: Threshold 200 ft; Objective 400 ft', 'value', 'max operating depth: Threshold 200 ft; Objective 400 ft'],
  ['High performance is defined as achieving 100 Gb per second throughput.', 'value', 'high performance: 100 Gb per second throughput'],
  ['Thermal loads have grown over the years.', 'quote', 'Thermal loads have grown over the years'],
])('%s', (sentence, kind, text) => {
  expect(clauseOf(sentence)).toMatchObject({ kind, text })
})
