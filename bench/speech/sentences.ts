/**
 * A sentence as somebody answers with: as it is spoken, the words of its document that it uses, and what has to stand in it when it is written.
 * Abbreviations that are said as letters are written apart, as a voice reads them.
 */
export type Sentence = { spoken: string; terms: readonly string[]; checks: readonly string[] }

/** Invented answers to a solicitation; none is one of those in evals/speech. */
export const SENTENCES: readonly Sentence[] = [
  {
    spoken: 'We model the horn antenna in H F S S and measure its gain from eight to twelve gigahertz.',
    terms: ['HFSS'],
    checks: ['HFSS', '8 to 12 GHz'],
  },
  {
    spoken: 'The prototype enters at T R L three and leaves Phase one at T R L five.',
    terms: ['TRL', 'Phase I'],
    checks: ['TRL 3', 'TRL 5', 'Phase I'],
  },
  {
    spoken: 'Insertion loss stays below one point five decibels over the whole band.',
    terms: ['insertion loss'],
    checks: ['1.5 dB'],
  },
  {
    spoken: 'The payload weighs four hundred fifty grams and draws twelve watts.',
    terms: ['payload'],
    checks: ['450 g', '12 W'],
  },
  {
    spoken: 'Our subcontractor performs twenty five percent of the work, mostly thermal testing.',
    terms: ['subcontractor'],
    checks: ['25%'],
  },
  {
    spoken: 'We test ten units at minus forty degrees Celsius for seventy two hours.',
    terms: [],
    checks: ['10 units', '-40 °C', '72 hours'],
  },
  {
    spoken: 'The F P G A runs the detector at two hundred megahertz with a latency of three milliseconds.',
    terms: ['FPGA'],
    checks: ['FPGA', '200 MHz', '3 ms'],
  },
  {
    spoken: 'Total cost of the base period is one hundred forty thousand dollars.',
    terms: ['base period'],
    checks: ['$140,000'],
  },
  {
    spoken: 'Vibration follows mil standard eight ten H, and interference follows mil standard four sixty one G.',
    terms: ['MIL-STD-810H', 'MIL-STD-461G'],
    checks: ['MIL-STD-810H', 'MIL-STD-461G'],
  },
  {
    spoken: 'The battery delivers sixty watt hours and survives five hundred cycles.',
    terms: ['battery'],
    checks: ['60', '500 cycles'],
  },
  {
    spoken: 'We deliver a final report, the S B O M, and a demonstration for the T P O C in month six.',
    terms: ['SBOM', 'TPOC'],
    checks: ['SBOM', 'TPOC', 'month 6'],
  },
  {
    spoken: 'Detection probability has to reach ninety five percent at a range of two kilometers.',
    terms: [],
    checks: ['95%', '2 km'],
  },
  {
    spoken: 'The G P S receiver keeps its position within three meters when the signal is jammed.',
    terms: ['GPS'],
    checks: ['GPS', '3 m'],
  },
  {
    spoken: 'Fatigue coupons are printed from titanium and broken at one thousand two hundred megapascals.',
    terms: ['titanium'],
    checks: ['1,200 MPa'],
  },
  {
    spoken: 'The camera records thirty frames per second at a wavelength of one point five five micrometers.',
    terms: ['camera'],
    checks: ['30 frames', '1.55'],
  },
  {
    spoken: 'Software is written to the J S F coding standard and scanned against the S T I G every week.',
    terms: ['JSF', 'STIG'],
    checks: ['JSF', 'STIG'],
  },
  {
    spoken: 'The actuator moves within ninety milliseconds after the command arrives over the C A N bus.',
    terms: ['CAN'],
    checks: ['90 ms', 'CAN bus'],
  },
  {
    spoken: 'A bit error rate of one in one million is enough for the U H F link at three hundred megahertz.',
    terms: ['UHF'],
    checks: ['UHF', '300 MHz'],
  },
  {
    spoken: 'We hold a kickoff meeting within fifteen days and a design review in month three.',
    terms: ['kickoff meeting', 'design review'],
    checks: ['15 days', 'month 3'],
  },
  {
    spoken: 'The housing survives a shock of forty G and an altitude of fifty thousand feet.',
    terms: ['housing'],
    checks: ['40', '50,000 feet'],
  },
  {
    spoken: 'Corrosion is tested in salt fog for forty eight hours, and then each sensor is calibrated again.',
    terms: ['salt fog'],
    checks: ['48 hours'],
  },
  {
    spoken: 'Two engineers from the university evaluate the lidar data of eighteen flights.',
    terms: ['lidar'],
    checks: ['lidar', '18 flights'],
  },
  {
    spoken: 'The noise figure is two point eight decibels, and the output power is thirty three dBm.',
    terms: ['noise figure', 'dBm'],
    checks: ['2.8 dB', '33 dBm'],
  },
  {
    spoken: 'Our algorithm finds the fault with an accuracy of ninety eight point six percent on the N A S A data set.',
    terms: ['NASA'],
    checks: ['98.6%', 'NASA'],
  },
  {
    spoken: 'The risk is that the adhesive softens above eighty five degrees Celsius, so we qualify a second supplier.',
    terms: ['adhesive'],
    checks: ['85 °C'],
  },
  {
    spoken: 'The drone flies for forty minutes and carries a multispectral imager of one point two kilograms.',
    terms: ['multispectral imager'],
    checks: ['40 minutes', '1.2 kg'],
  },
]
