/** A demand as a person marked it in a sample: its phase, strength and kind, and the first words of its quote. */
export type MarkedDemand = { phase: string; strength: string; kind: string; words: string }

/**
 * The demands that a person marked, reading the samples without the product. One line each: kind | strength | phase | first words.
 * Where the evaluation's truth files mark the same demand, its kind is theirs: two people agreed on three kinds of four only.
 */
const MARKED: Record<string, string> = {
  'N251-001': `
constraint|objective|any|less than 0.25" is desired
performance|objective|any|it is desired to operate slightly below
constraint|must|any|Offerors must disclose any proposed use of foreign
task|must|any|Develop a compact lower frequency communications antenna
constraint|must|any|The antenna is to be lightweight
performance|should|any|The antenna should be employed near enemy
performance|should|any|The Marine Corps seeks a compact
performance|must|any|The ability to adjust the frequency
performance|must|any|The antenna must operate in the 1.5MHz
constraint|must|any|It is required to use such an antenna connector
performance|should|any|Directional gain should be maximized
performance|objective|any|A drop of 30dB in the opposing
constraint|should|any|Adaptive structures are sought
constraint|objective|any|Therefore, it is desired that alternate
performance|objective|any|Thus, a structure suited to
constraint|should|any|The thickness of the material required
performance|must|any|Thin materials that can absorb
task|should|any|Advanced material research is deemed necessary
task|must|I|Define and develop concepts
task|must|I|Using modeling and simulation
task|must|I|Describe the method and recommended
deliverable|must|I|Provide a Phase II development plan
task|must|II|Develop a scaled prototype
task|must|II|Evaluate the prototype
task|must|II|Demonstrate radio performance
task|must|II|Use evaluation results to refine
deliverable|must|II|Prepare a Phase III development plan`,
  'AF251-0004': `
task|must|any|The objective is to develop, demonstrate, and transition
performance|must|any|This capability will include a user interface
performance|must|any|The software is to pull quantitative
performance|must|any|An important aspect of this effort is in developing
performance|objective|any|Ideally, the provided approaches will include
constraint|must|any|Approaches solely focused on disinformation
constraint|must|any|No government furnished materials
task|must|I|Develop and demonstrate an LLM, AI-enabled
performance|must|I|Specifically, one that provides the ability
performance|should|I|Information characterization should include
task|must|I|A proof of concept demonstration would include
task|must|I|The demonstration of disaggregated sentiment
task|must|I|A feasibility study is to be conducted
deliverable|must|I|A lexicon of indicators is to be delivered
deliverable|must|I|Other deliverables include a dataset
task|should|I|Customers for the capability should be identified
task|must|II|Companies selected for Phase II will apply
task|must|II|It will expand and develop the model
deliverable|must|II|Deliverables are collection, assessment/modeling
deliverable|must|II|Deliverables also include a final report
deliverable|must|II|An additional deliverable is a comprehensive`,
  'AF15-AT05-typeset-from-text': `
task|must|any|Develop a model and associated computational tool
task|must|any|The Air Force has a need to model
task|must|I|Conduct review of available methods
task|must|I|develop plan to build and test updated DREAM
deliverable|should|I|Plan should address any necessary modeling
task|must|II|Develop algorithms for DREAM2 tool
task|must|II|Apply code to predict effects
task|must|II|test against observed effects`,
  'N251-053': `
task|must|any|Develop a common system of energy monitoring
deliverable|objective|any|The outcome of this SBIR topic is
performance|must|any|Deployable electrical power generator complexes
performance|must|any|Energy management software that resides
performance|must|any|Connector configurations that allow
performance|must|any|Command and Control (C2) interfaces
performance|objective|any|Continuously maintain fleets
performance|objective|any|Utilize the full range of available
performance|objective|any|Maximize deployability by minimizing
performance|must|any|The key attribute of the generation component
performance|should|any|The selection of and integration of diverse
performance|should|any|The capability of a single charge source
performance|should|any|The development of docking stations
performance|should|any|The development of on-board or remote
performance|must|any|Transportable by a 13-member
constraint|must|any|Integrated into existing autonomous vehicles
performance|must|any|Two or more independent generation
performance|must|any|One week of unattended operation
task|must|I|Conduct a feasibility study utilizing
task|must|I|Investigate all known options
task|must|I|Address the tradeoffs and risks
deliverable|must|I|Prepare a report to ONR
task|must|II|Design, develop, and produce prototype generators
task|must|II|Develop, demonstrate, and validate the Concept of Operations`,
  'AF251-D005': `
task|must|any|This topic will explore and advance
constraint|must|any|Offerors must disclose any proposed
task|must|any|Extend the mathematical tool set
task|must|any|Develop the FPA structures, building and testing
task|must|any|Incorporate structures on a flying
task|objective|any|It is desired to develop flying platforms
task|should|any|This topic solicits proposals to develop
task|objective|any|It is desired to develop hardware and software
constraint|should|any|A secondary consideration is to not over-engineer
constraint|must|I|To qualify for this D2P2, applicants must demonstrate
task|should|II|AFRL seeks a new and novel bioprincipic
task|should|II|For this Direct-to-Phase-II (D2P2) topic, the proposer should
task|should|II|The proposer should demonstrate functionality
performance|must|II|The developed novel FPA structures will allow
performance|should|II|Improvements could include approaches`,
  'DHA251-001': `
constraint|should|any|If the technology is fielded
task|must|any|Development of a portable, high throughput
task|should|any|This effort seeks to develop a device
performance|objective|any|The goal of this topic is to develop
task|must|I|Phase I will consist of designing schematics
task|should|I|Limited, benchtop testing
task|must|I|Performer will conceptualize a method
task|should|I|It is expected that Phase I will result
deliverable|should|I|A detailed plan for further development
task|must|II|Phase II will focus on production
performance|should|II|Emphasis on device design optimization
task|should|II|Preclinical studies should be conducted
task|should|II|Validation of device output metrics
performance|must|II|The key performance parameter is
performance|must|II|The values associated with (preliminary)
performance|should|II|Output from the device should be capable
deliverable|must|II|Required Phase II deliverables will include
deliverable|must|II|For this phase, the applicant will include the FDA
task|should|II|It is also recommended that the applicant`,
  'N251-071': `
constraint|must|any|Offerors must disclose any proposed
task|must|any|Develop a novel, State Of The Art
constraint|must|any|Individual sensors shall utilize
constraint|must|any|Software used to communicate with the IMU
constraint|should|any|A successful autonomous dead reckoning travel
constraint|must|any|Updates that do not apply
task|must|I|Develop a concept for a technology with superior
performance|must|I|The technology shall show improvement
task|must|I|The technical parameters will vary
constraint|should|I|Size of the design should fit
constraint|should|I|Weight of the design should weigh
constraint|should|I|Power of the design should draw
constraint|should|I|These considerations should be treated
constraint|should|I|If awarded a Phase I, reduction in SWaP
deliverable|must|option|The Phase I Option, if exercised
task|must|II|Develop any hardware and/or software
constraint|must|II|The refined prototype shall not use
task|must|II|Identify a work plan that provides
task|must|II|Focus on reduced SWaP
deliverable|must|II|The prototype hardware, software, and all modeling
task|must|II|By the end of Phase II, the final prototype is intended`,
  'MDA251-D003': `
constraint|must|I|Phase I-like proposals will not
constraint|must|any|Offerors must disclose any
task|must|any|Integrate State of the Art technologies
performance|should|any|The Missile Defense Agency (MDA) seeks novel
performance|must|any|High performance is defined as achieving
performance|must|any|High efficiency entails minimizing
performance|must|any|High security means it must self-
constraint|must|I|For this topic, the Government expects
constraint|must|I|Proposal must show, as appropriate
deliverable|must|I|The documentation provided must substantiate
deliverable|should|I|Documentation should comprise all
deliverable|must|I|Proposers interested in participating
task|must|I|(i.e., the small business must have
deliverable|must|I|The documentation provided must validate
deliverable|should|I|Documentation should include the most
constraint|must|I|Work submitted within the feasibility
deliverable|must|II|Proposals would be evaluated to the degree
constraint|must|II|The vendor solution would be subject
constraint|must|II|Additionally, the vendor solution will be subject
standard|must|II|The solution must be compliant with Current National
standard|must|II|The solution must be compliant with current DoD
standard|must|II|The solution must be suitable for export`,
  'AF251-0007': `
performance|should|any|Of concern are delaminations
constraint|must|any|Skins may range in thickness
constraint|must|any|Offerors must disclose any
task|must|any|Develop a nondestructive inspection
performance|must|any|To address this challenge, an advanced NDI
performance|must|any|After production, much of the underlying
task|must|I|Develop and execute a proof-of-concept
constraint|must|I|0.150 inch thick OML laminate adhesively bonded
task|must|I|Bondline thicknesses between 0.030 - 0.050 inch shall be evaluated.
constraint|must|I|Fairing material thicknesses, applied to the OML surface, shall be representative
constraint|must|I|0.250 inch thick OML laminate
constraint|must|I|Fairing material thicknesses, applied to the OML surface, shall be between
task|should|I|Bondline disbonds may be simulated
constraint|must|I|Simulated disbonds shall cover a range of sized
task|must|II|Develop, mature and demonstrate a functional
constraint|must|II|Fairing material shall be representative
constraint|must|II|shall be applied to the OML surface
performance|objective|II|The capability to reliably detect 0.5 inch
constraint|must|II|Simulated disbonds shall cover a range of sizes
performance|must|II|The capability to scan large areas`,
}

/** The samples that were marked, with their demands in reading order. */
export const markedSamples: [string, MarkedDemand[]][] = Object.entries(MARKED).map(([name, lines]) => [
  name,
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', strength = '', phase = '', words = ''] = line.split('|')
      return { kind, strength, phase, words }
    }),
])
